import { beforeEach, expect, it } from '@jest/globals';
import type { ContentKind } from '@site/vocabulary';
import type { Clock } from '../clock';
import type { SeenVersions, Versioned } from '../repository';
import { FixedClock, KnownUploadedFiles, RecordedContentChanges } from './fixed-inputs';
import { InMemoryRepository } from './in-memory-repository';

interface Editing<Entity, Draft> {
  publish(draft: Draft, editor: string | null): Promise<Entity>;
  revise(id: string, draft: Draft, seen: SeenVersions, editor: string): Promise<Entity>;
  withdraw(id: string, seen: SeenVersions, editor: string): Promise<void>;
  hide(id: string, seen: SeenVersions, editor: string): Promise<Entity>;
  show(id: string, seen: SeenVersions, editor: string): Promise<Entity>;
}

export interface EditingContract<Entity extends Versioned, Draft> {
  /** What the service tells to have changed. */
  readonly kind: ContentKind;
  readonly service: (
    stored: InMemoryRepository<Entity>,
    changes: RecordedContentChanges,
    clock: Clock,
    files: KnownUploadedFiles,
  ) => { readonly editing: Editing<Entity, Draft> };
  /** Two drafts that are accepted and differ. */
  readonly drafts: readonly [Draft, Draft];
  /** The file that a record may point at, where nothing but its URL matters. */
  readonly file?: {
    readonly pointer: string;
    readonly of: (entity: Entity) => string | null;
    readonly draft: (url: string) => Draft;
  };
}

const EDITOR = '01900000-0000-7000-a000-000000000001';
const UPLOADED = '/files/uploads/abc.jpg';

/** The behaviour of every service that keeps one kind of editing. */
export function describeEditing<Entity extends Versioned, Draft>({
  kind,
  service,
  drafts: [draft, other],
  file,
}: EditingContract<Entity, Draft>): void {
  let stored: InMemoryRepository<Entity>;
  let changes: RecordedContentChanges;
  let clock: FixedClock;
  let files: KnownUploadedFiles;
  let editing: Editing<Entity, Draft>;

  beforeEach(() => {
    [stored, changes, clock] = [new InMemoryRepository(), new RecordedContentChanges(), new FixedClock()];
    files = new KnownUploadedFiles();
    ({ editing } = service(stored, changes, clock, files));
  });

  it('stores what is published, with its editor, and tells what has changed', async () => {
    const entity = await editing.publish(draft, EDITOR);
    expect(await stored.get(entity.id)).toEqual(entity);
    expect(entity).toMatchObject({ version: 1, lastEdit: { by: EDITOR, at: clock.now() } });
    expect(changes.announced).toEqual([kind]);
  });

  it('stores a revision under the next version, with who made it and when', async () => {
    const { id } = await editing.publish(draft, null);
    clock.advance(60_000);
    const revised = await editing.revise(id, other, [1], EDITOR);
    expect(await stored.get(id)).toEqual(revised);
    expect(revised).toMatchObject({ version: 2, lastEdit: { by: EDITOR, at: clock.now() } });
    expect(changes.announced).toEqual([kind, kind]);
  });

  it('refuses a revision of an older version, names the edit that stands, and loses nothing', async () => {
    const { id } = await editing.publish(draft, EDITOR);
    const revised = await editing.revise(id, other, [1], EDITOR);
    await expect(editing.revise(id, draft, [1], EDITOR)).rejects.toMatchObject({
      code: 'edit_conflict',
      currentVersion: 2,
      currentEdit: revised.lastEdit,
    });
    expect(await stored.get(id)).toEqual(revised);
  });

  it('hides and shows, each as an edit of its own, for who has seen the version that stands', async () => {
    const { id } = await editing.publish(draft, null);
    clock.advance(60_000);
    const hidden = await editing.hide(id, [1], EDITOR);
    expect(hidden).toMatchObject({ hidden: true, version: 2, lastEdit: { by: EDITOR, at: clock.now() } });
    expect(await stored.get(id)).toEqual(hidden);
    expect(await editing.hide(id, [2], EDITOR)).toMatchObject({ version: 2 });
    await expect(editing.show(id, [1], EDITOR)).rejects.toMatchObject({ code: 'edit_conflict' });
    expect(await editing.show(id, [2], EDITOR)).toMatchObject({ hidden: false, version: 3 });
    expect(changes.announced).toEqual([kind, kind, kind]);
  });

  it('removes what is withdrawn', async () => {
    const { id } = await editing.publish(draft, EDITOR);
    await editing.withdraw(id, '*', EDITOR);
    expect(stored.all).toEqual([]);
    expect(changes.announced).toEqual([kind, kind]);
  });

  it('refuses to withdraw for who has seen another version', async () => {
    const { id } = await editing.publish(draft, EDITOR);
    await expect(editing.withdraw(id, [9], EDITOR)).rejects.toMatchObject({ code: 'edit_conflict' });
    expect(stored.all).toHaveLength(1);
    expect(changes.announced).toEqual([kind]);
  });

  it('finds nothing to revise or to withdraw where there is nothing', async () => {
    const nowhere = '01900000-0000-7000-8000-00000000ffff';
    await expect(editing.revise(nowhere, draft, '*', EDITOR)).rejects.toMatchObject({ code: 'not_found' });
    await expect(editing.withdraw(nowhere, '*', EDITOR)).rejects.toMatchObject({ code: 'not_found' });
  });

  if (file === undefined) return;

  it('refuses a file from elsewhere and stores nothing', async () => {
    files.urls.add(UPLOADED);
    await expect(editing.publish(file.draft('https://evil.test/x.jpg'), EDITOR)).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ pointer: file.pointer, rule: 'file_url_foreign' }],
    });
    expect(stored.all).toEqual([]);
    expect(changes.announced).toEqual([]);
  });

  it('takes a file of this product, and keeps it when it is gone as long as it is not changed', async () => {
    files.urls.add(UPLOADED);
    const { id } = await editing.publish(file.draft(UPLOADED), EDITOR);
    files.urls.clear();
    await editing.revise(id, file.draft(UPLOADED), [1], EDITOR);
    const kept = await stored.get(id);
    expect([file.of(kept), kept.version]).toEqual([UPLOADED, 2]);
    await expect(editing.publish(file.draft(UPLOADED), EDITOR)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
}
