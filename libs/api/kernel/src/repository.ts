import { DomainError } from './domain-error';
import type { Edit } from './edit';

/** A record with an identity and a version that grows by one with every stored change. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly lastEdit: Edit;
}

/** The stored records of one kind. A call is one transaction: it has happened whole, or not at all. */
export abstract class Repository<Entity extends Versioned> {
  /** @throws DomainError `not_found` */
  abstract get(id: string): Promise<Entity>;
  /** What it said in a former version; undefined where that is not kept. */
  abstract former(id: string, version: number): Promise<Entity | undefined>;
  /** @throws DomainError `validation_failed` when it has a distinction that enough others have */
  abstract add(entity: Entity): Promise<void>;
  /**
   * Stores the changes of an entity from `get`.
   * @throws DomainError when it changed meanwhile (`edit_conflict`) or is gone (`not_found`), and as `add`
   */
  abstract save(entity: Entity): Promise<void>;
  /**
   * @param by id of the user who removes it; absent when it is not a person
   * @throws DomainError when it changed meanwhile (`edit_conflict`) or is gone (`not_found`)
   */
  abstract remove(entity: Entity, by?: string): Promise<void>;
}

/** Versions of a record that a caller has read and would change; `*` for whichever stands. */
export type SeenVersions = readonly number[] | '*';

/** @throws DomainError `edit_conflict` when the caller has seen other versions than the one that stands. */
export function demandVersion(entity: Versioned, seen: SeenVersions): void {
  if (seen !== '*' && !seen.includes(entity.version)) {
    throw editConflict(entity);
  }
}

/** Those of them that stood before this one. */
export function seenBefore(version: number, seen: SeenVersions): number[] {
  return seen === '*' ? [] : seen.filter((one) => one < version);
}

/** @param standing the record as it is now */
export function editConflict(standing: Versioned): DomainError {
  return new DomainError('edit_conflict', {
    currentVersion: standing.version,
    currentEdit: standing.lastEdit,
  });
}
