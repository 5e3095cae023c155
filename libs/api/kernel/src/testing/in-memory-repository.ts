import { isFewFlag, propertyOf, type Kind } from '@site/vocabulary';
import { DomainError, violation } from '../domain-error';
import { editConflict, type Repository, type Versioned } from '../repository';

/** The double of a stored kind: behaves as the contract in `repository-contract.ts` says. */
export class InMemoryRepository<Entity extends Versioned> implements Repository<Entity> {
  /** Ids of what was removed and has not come back. */
  readonly removed = new Set<string>();
  private readonly stored = new Map<string, Entity>();
  private readonly versions = new Map<string, Entity>();

  /** @param kind that it stores, where some of its records may be distinguished */
  constructor(private readonly kind?: Kind) {}

  get all(): Entity[] {
    return [...this.stored.values()].map(copyOf);
  }

  async get(id: string): Promise<Entity> {
    const entity = this.stored.get(id);
    if (entity === undefined) throw new DomainError('not_found');
    return copyOf(entity);
  }

  async former(id: string, version: number): Promise<Entity | undefined> {
    return this.versions.get(`${id} ${version}`);
  }

  async add(entity: Entity): Promise<void> {
    this.demandRoom(entity);
    this.removed.delete(entity.id);
    this.keep(entity);
  }

  async save(entity: Entity): Promise<void> {
    this.demandUnchanged(entity);
    this.demandRoom(entity);
    Object.assign(entity, { version: entity.version + 1 });
    this.keep(entity);
  }

  async remove(entity: Entity): Promise<void> {
    this.demandUnchanged(entity);
    this.stored.delete(entity.id);
    this.removed.add(entity.id);
  }

  private keep(entity: Entity): void {
    this.stored.set(entity.id, copyOf(entity));
    this.versions.set(`${entity.id} ${entity.version}`, copyOf(entity));
  }

  private demandRoom(entity: Entity): void {
    for (const [name, field] of Object.entries(this.kind?.fields ?? {})) {
      if (!isFewFlag(field)) continue;
      const has = (one: object) => (one as Readonly<Record<string, unknown>>)[propertyOf(name)] === true;
      const others = this.all.filter((one) => one.id !== entity.id && has(one));
      if (has(entity) && others.length >= field.atMost)
        throw new DomainError('validation_failed', { violations: [violation(`/${name}`, field.refusal)] });
    }
  }

  private demandUnchanged(entity: Entity): void {
    const standing = this.stored.get(entity.id);
    if (standing === undefined) throw new DomainError('not_found');
    if (standing.version !== entity.version) throw editConflict(standing);
  }
}

function copyOf<Entity extends object>(entity: Entity): Entity {
  return Object.assign(Object.create(Object.getPrototypeOf(entity) as object) as Entity, entity);
}
