import type { PersonalData, Tally } from '@site/api-kernel';
import { emailForms } from '@site/vocabulary';
import type { Database } from '../persistence/database';
import { expiring } from '../persistence/expiring';
import { instant } from '../persistence/select-list';
import { RETENTION } from './terms';

/** Rows of one statement: none of them holds others up for long. */
const BATCH = 1_000;
const PAST = {
  binned_records: `binned_at < now() - interval '${RETENTION.binDays} days'`,
  record_versions: `edited_at < now() - interval '${RETENTION.versionMonths} months' and exists (
    select from record_versions newer where newer.kind = old.kind and newer.record = old.record
      and newer.version > old.version offset ${RETENTION.newestVersions - 1})`,
  journal: `at < now() - interval '${RETENTION.journalMonths} months'`,
};
/** Of accounts that look alike, from former times, the one that is meant literally; $1: forms of the address. */
export const ACCOUNT_OF_ADDRESS =
  '(select id from users where email = any ($1::text[]) order by array_position($1, email::text) limit 1)';
const HELD = {
  record_versions: `select kind, record, version, ${instant('edited_at')} from record_versions
    where edited_by = ${ACCOUNT_OF_ADDRESS} order by record_versions.edited_at`,
  binned_records: `select kind, id, ${instant('binned_at')} from binned_records
    where binned_by = ${ACCOUNT_OF_ADDRESS} order by binned_records.binned_at`,
  journal: `select deed as action, kind, record, ${instant('at')} from journal
    where done_by = ${ACCOUNT_OF_ADDRESS} or (kind = 'users' and record = ${ACCOUNT_OF_ADDRESS}) order by journal.at`,
};

/** What versions, bin and journal hold, each for its time. Who is erased is named in none of them: the accounts see to it. */
export class RecordLifecycleData implements PersonalData {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async expire(pretend: boolean): Promise<Tally> {
    const tally: Record<string, number> = {};
    for (const [table, past] of Object.entries(PAST)) {
      tally[table] = pretend ? await this.count(table, past) : await this.remove(table, past);
    }
    return tally;
  }

  async about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const values = [emailForms(email)];
    const tables = Object.entries(HELD).map(async ([table, read]) => {
      return [table, await this.database.query<object>(read, values)] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  }

  async erase(): Promise<Tally> {
    return {};
  }

  private async count(table: string, past: string): Promise<number> {
    const text = `select count(*)::int as amount from ${table} old where ${past}`;
    const [row] = await this.database.query<{ amount: number }>(text);
    return row?.amount ?? 0;
  }

  private async remove(table: string, past: string): Promise<number> {
    const text = removal(table, past);
    let removed = 0;
    for (;;) {
      const { length } = await this.database.write(text);
      removed += length;
      if (length < BATCH) return removed;
    }
  }
}

function removal(table: string, past: string): string {
  const due = `${table}.ctid = any (array(
    select ctid from ${table} old where ${past} limit ${BATCH} for update skip locked))`;
  // What lies in the bin is in the journal record by record, by a trigger.
  if (table === 'binned_records')
    return `with expiry as (select set_config('site.deed', 'expired', true) as said)
      delete from binned_records using expiry where ${due} and said is not null returning 1`;
  const kind = table === 'record_versions' ? 'versions' : table;
  return expiring(kind, `delete from ${table} where ${due} returning 1`);
}
