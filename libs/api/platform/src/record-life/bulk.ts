import { DomainError, violation, type Violation } from '@site/api-kernel';
import type { ValidationRule } from '@site/vocabulary';
import type { Database } from '../persistence/database';

/** Most records that are changed together. */
export const MOST_TOGETHER = 100;

/** What is said of a record that does not take part, by the code of the error. */
type Refusals = Readonly<Partial<Record<DomainError['code'], ValidationRule>>>;

const OF_RECORDS: Refusals = { edit_conflict: 'record_changed', not_found: 'record_gone' };

/**
 * Does the same to many records, to all or to none.
 * @throws DomainError `validation_failed` with a pointer to each record that refuses
 */
export function together<Named>(
  database: Pick<Database, 'atomically'>,
  records: readonly Named[],
  work: (record: Named) => Promise<unknown>,
  refusals: Refusals = OF_RECORDS,
): Promise<void> {
  return database.atomically(async () => {
    const refused: Violation[] = [];
    for (const [place, record] of records.entries()) {
      try {
        await work(record);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const rule = refusals[error.code];
        const own = error.violations.map((one) => ({ ...one, pointer: `/records/${place}` }));
        if (rule === undefined && own.length === 0) throw error;
        refused.push(...(rule === undefined ? own : [violation(`/records/${place}`, rule)]));
        // What the database itself has refused ends its transaction: nothing after it can be tried.
        if (error.cause !== undefined) break;
      }
    }
    if (refused.length > 0) throw new DomainError('validation_failed', { violations: refused });
  });
}
