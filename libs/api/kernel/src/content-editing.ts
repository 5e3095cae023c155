import type { ContentKind } from '@site/vocabulary';
import type { Clock } from './clock';
import type { ContentChanges } from './content-changes';
import { Edit } from './edit';
import type { IdGenerator } from './id-generator';
import { demandVersion, seenBefore, type Repository, type SeenVersions, type Versioned } from './repository';

export interface Revisable<Draft> extends Versioned {
  readonly hidden: boolean;
  revise(draft: Draft, edit: Edit, begun?: Versioned): void;
}

interface EditedContent<Entity extends Revisable<Draft>, Draft> {
  /** As its changes are announced. */
  readonly kind: ContentKind;
  readonly repository: Repository<Entity>;
  readonly create: (id: string, draft: Draft, edit: Edit) => Entity;
  /** The draft as it can be stored, e.g. once its files are known to be here. @param standing absent for a new record */
  readonly prepare: (draft: Draft, standing?: Entity) => Promise<Draft>;
}

/** What editing takes of the product, whatever is edited. */
export type EditingParts = [changes: ContentChanges, ids: IdGenerator, clock: Clock];

/** What an editor does with records of any kind; each change is announced once it is stored. */
export class ContentEditing<Entity extends Revisable<Draft>, Draft> {
  private readonly changes: ContentChanges;
  private readonly ids: IdGenerator;
  private readonly clock: Clock;

  constructor(
    parts: EditingParts,
    private readonly content: EditedContent<Entity, Draft>,
  ) {
    [this.changes, this.ids, this.clock] = parts;
  }

  /** @param editor id of the user who publishes it; null when it is not a person */
  async publish(draft: Draft, editor: string | null): Promise<Entity> {
    const { create, repository, prepare } = this.content;
    const entity = create(this.ids.next(), await prepare(draft), new Edit(editor, this.clock.now()));
    await repository.add(entity);
    this.announce();
    return entity;
  }

  /**
   * @param seen by the editor: the version that stands and, where others have written it since, the one before them
   * @throws DomainError `not_found`, `edit_conflict` when the editor has seen another version, `validation_failed`
   */
  async revise(id: string, draft: Draft, seen: SeenVersions, editor: string): Promise<Entity> {
    const { repository, prepare } = this.content;
    const entity = await repository.get(id);
    demandVersion(entity, seen);
    const begun = await this.begunFrom(entity, seen);
    entity.revise(await prepare(draft, entity), new Edit(editor, this.clock.now()), begun);
    await repository.save(entity);
    this.announce();
    return entity;
  }

  /** Takes a record from visitors, who are not told that it is there. @throws as `withdraw` */
  hide(id: string, seen: SeenVersions, editor: string): Promise<Entity> {
    return this.letSee(id, { hidden: true }, seen, editor);
  }

  /** Lets visitors see a record again. @throws as `withdraw` */
  show(id: string, seen: SeenVersions, editor: string): Promise<Entity> {
    return this.letSee(id, { hidden: false }, seen, editor);
  }

  /**
   * Takes a record off the site; it lies in the bin for a while.
   * @throws DomainError `not_found`, `edit_conflict` when the editor has seen another version
   */
  async withdraw(id: string, seen: SeenVersions, editor: string): Promise<void> {
    const { repository } = this.content;
    const entity = await repository.get(id);
    demandVersion(entity, seen);
    await repository.remove(entity, editor);
    this.announce();
  }

  private async begunFrom({ id, version }: Entity, seen: SeenVersions): Promise<Entity | undefined> {
    const former = seenBefore(version, seen);
    return former.length === 0 ? undefined : this.content.repository.former(id, Math.min(...former));
  }

  private async letSee(
    id: string,
    { hidden }: Pick<Entity, 'hidden'>,
    seen: SeenVersions,
    editor: string,
  ): Promise<Entity> {
    const { repository } = this.content;
    const entity = await repository.get(id);
    demandVersion(entity, seen);
    if (entity.hidden === hidden) return entity;
    Object.assign(entity, { hidden, lastEdit: new Edit(editor, this.clock.now()) });
    await repository.save(entity);
    this.announce();
    return entity;
  }

  private announce(): void {
    this.changes.announce(this.content.kind);
  }
}
