import { OptimisticLockError } from '@mikro-orm/postgresql';
import type { EntityManager, FilterQuery, MikroORM } from '@mikro-orm/postgresql';
import { DomainError, editConflict, type Repository, type Versioned } from '@site/api-kernel';
import { actedBy } from './acted-by';
import { joining, readingIn } from './ambient-transaction';
import { RecordMutex } from './record-mutex';
import { refusedField } from './refused-field';

type EntityClass<Entity> = abstract new (...args: never[]) => Entity;

/** Stores the mapped entities of one class in PostgreSQL; instantiated per kind, never extended. */
export class MikroOrmRepository<Entity extends Versioned> implements Repository<Entity> {
  /** The unit of work that loaded an entity knows what has changed since. */
  private readonly units = new WeakMap<Entity, EntityManager>();
  private readonly turns = new RecordMutex();

  constructor(
    private readonly orm: MikroORM,
    private readonly entityClass: EntityClass<Entity>,
  ) {}

  async get(id: string): Promise<Entity> {
    const unit = this.orm.em.fork();
    const entity = await readingIn(unit, () => unit.findOne(this.mapped, identifiedBy({ id })));
    if (entity === null) throw new DomainError('not_found');
    this.units.set(entity, unit);
    return entity;
  }

  async former(id: string, version: number): Promise<Entity | undefined> {
    const unit = this.orm.em.fork();
    const { tableName } = this.orm.getMetadata().get(this.mapped);
    const text = `select said.* from record_versions, jsonb_populate_record(null::${tableName}, fields) said
      where kind = ? and record = ? and record_versions.version = ?`;
    const [said] = await readingIn(unit, () => unit.execute<object[]>(text, [tableName, id, version]));
    return said && unit.map(this.mapped, { ...said, id, version });
  }

  async add(entity: Entity): Promise<void> {
    const unit = this.orm.em.fork();
    try {
      await joining(unit, () => unit.persist(entity).flush());
    } catch (error) {
      throw refusedField(error) ?? error;
    }
    this.units.set(entity, unit);
  }

  async save(entity: Entity): Promise<void> {
    const unit = this.units.get(entity);
    if (unit === undefined) throw new TypeError('Only an entity that was loaded or added here can be saved.');
    try {
      await this.turns.take(entity.id, () => joining(unit, () => unit.flush()));
    } catch (error) {
      if (error instanceof OptimisticLockError) throw await this.missed(entity.id);
      throw refusedField(error) ?? error;
    }
  }

  async remove({ id, version }: Entity, by?: string): Promise<void> {
    const unit = this.orm.em.fork();
    const seen = identifiedBy({ id, version, ...actedBy(by) });
    const removed = await this.turns.take(id, () =>
      joining(unit, () => unit.nativeDelete(this.mapped, seen)),
    );
    if (removed === 0) throw await this.missed(id);
  }

  /** Why the version that was to be written did not stand any more. */
  private async missed(id: string): Promise<DomainError> {
    const unit = this.orm.em.fork();
    const standing = await readingIn(unit, () => unit.findOne(this.mapped, identifiedBy({ id })));
    return standing === null ? new DomainError('not_found') : editConflict(standing);
  }

  private get mapped(): { new (...args: never[]): Entity } {
    return this.entityClass as unknown as { new (...args: never[]): Entity };
  }
}

// The ORM derives filters from a concrete class; for any entity with identity and version this is one.
function identifiedBy(key: { id: string; version?: number }): FilterQuery<never> {
  return key as FilterQuery<never>;
}
