import { DomainError, violation, type Violation } from '@site/api-kernel';
import type { ValidationRule } from '@site/vocabulary';
import type { Database } from '../persistence/database';

/** Most records that are changed together. */
export const MOST_TOGETHER = 100;

/** A record that is changed together with others. */
export interface Named {
  readonly id: string;
  /** Absent: all are of one kind. */
  readonly kind?: string;
}

/** What is said of a record that does not take part, by the code of the error. */
type Refusals = Readonly<Partial<Record<DomainError['code'], ValidationRule>>>;

const OF_RECORDS: Refusals = { edit_conflict: 'record_changed', not_found: 'record_gone' };

/**
 * Does the same to many records, to all or to none; in one order whoever asks, or two would wait for each other's.
 * @throws DomainError `validation_failed` with a pointer to each record that refuses
 */
export function together<One extends Named>(
  database: Pick<Database, 'atomically'>,
  records: readonly One[],
  work: (record: One) => Promise<unknown>,
  refusals: Refusals = OF_RECORDS,
): Promise<void> {
  return database.atomically(async () => {
    const refused = new Map<number, readonly Violation[]>();
    for (const [place, record] of inOrder(records)) {
      try {
        await work(record);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const rule = refusals[error.code];
        const own = error.violations.map((one) => ({ ...one, pointer: `/records/${place}` }));
        if (rule === undefined && own.length === 0) throw error;
        refused.set(place, rule === undefined ? own : [violationOf(`/records/${place}`, rule, error)]);
        // What the database itself has refused ends its transaction: nothing after it can be tried.
        if (error.cause !== undefined) break;
      }
    }
    const violations = [...records.keys()].flatMap((place) => refused.get(place) ?? []);
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  });
}

/** That a record does not take part, with the edit that stands where it was another's. */
export function violationOf(pointer: string, rule: ValidationRule, { currentEdit }: DomainError): Violation {
  return { ...violation(pointer, rule), ...(currentEdit && { edit: currentEdit }) };
}

function inOrder<One extends Named>(records: readonly One[]): [number, One][] {
  const keyOf = ({ kind = '', id }: Named) => `${kind} ${id.toLowerCase()}`;
  return [...records.entries()].toSorted(([, one], [, other]) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    return first < second ? -1 : Number(first > second);
  });
}
