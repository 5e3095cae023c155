import { DomainError } from '../domain-error';
import { editConflict, Repository, type Versioned } from '../repository';

/** The double of a stored kind: behaves as the contract in `repository-contract.ts` says. */
export class InMemoryRepository<Entity extends Versioned> extends Repository<Entity> {
  /** Ids of what was removed and has not come back. */
  readonly removed = new Set<string>();
  private readonly stored = new Map<string, Entity>();

  get all(): Entity[] {
    return [...this.stored.values()].map(copyOf);
  }

  async get(id: string): Promise<Entity> {
    const entity = this.stored.get(id);
    if (entity === undefined) throw new DomainError('not_found');
    return copyOf(entity);
  }

  async add(entity: Entity): Promise<void> {
    this.removed.delete(entity.id);
    this.stored.set(entity.id, copyOf(entity));
  }

  async save(entity: Entity): Promise<void> {
    this.demandUnchanged(entity);
    Object.assign(entity, { version: entity.version + 1 });
    this.stored.set(entity.id, copyOf(entity));
  }

  async remove(entity: Entity): Promise<void> {
    this.demandUnchanged(entity);
    this.stored.delete(entity.id);
    this.removed.add(entity.id);
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
