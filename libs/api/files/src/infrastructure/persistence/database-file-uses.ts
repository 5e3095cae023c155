import type { Database } from '@site/api-platform';
import type { Bucket } from '@site/vocabulary';
import { FileUses, type ForgottenFile, type SurveyedFile } from '../../application/file-uses';
import { KEPT_DAYS } from '../../domain/file-life';

interface SurveyRow {
  readonly name: string;
  readonly size: number | null;
  readonly uses: number;
  readonly uploaded_at: number;
  readonly unused_since: number | null;
  readonly records: string[];
}

interface DueRow {
  readonly id: string;
}

interface ForgottenRow {
  readonly bucket: Bucket;
  readonly name: string;
  readonly was_used: boolean;
}

/** The driver gives moments as text; milliseconds since 1970 leave nothing to be parsed. */
const milliseconds = (moment: string): string => `(extract(epoch from ${moment}) * 1000)::float8`;

const SURVEY = `
  with held as (
    select name, array_agg(kind || ' ' || record order by kind, record) as records
    from file_uses() where bucket = $1 group by name
  )
  select name, size, uses, ${milliseconds('uploaded_at')} as uploaded_at,
    ${milliseconds('unused_since')} as unused_since, coalesce(records, '{}') as records
  from (select * from files where bucket = $1) registered full join held using (name) order by name`;

const MISCOUNTED = `
  select id from files left join (select bucket, name, count(*) as records from file_uses() group by 1, 2) held
  using (bucket, name) where uses <> coalesce(records, 0)`;

const LOCK = 'select id from files where id = any($1::uuid[]) for update skip locked';

const RECOUNT = `
  update files set uses = held.records,
    unused_since = case when held.records = 0 then coalesce(unused_since, now()) end
  from (
    select id, count(record)::int as records from files left join file_uses() using (bucket, name)
    where id = any($1::uuid[]) group by id
  ) held
  where files.id = held.id and uses <> held.records returning files.id`;

const DUE = `
  select id from files where uses = 0 and
    coalesce(unused_since + make_interval(days => $2), uploaded_at + make_interval(days => $1)) <= now()
  order by uploaded_at limit $3 for update skip locked`;

const FORGET = `
  delete from files where id = any($1::uuid[])
    and not exists (select from file_uses() held where held.bucket = files.bucket and held.name = files.name)
  returning bucket, name, unused_since is not null as was_used`;

/**
 * The counts that triggers keep in the table `files` (migration `file-uses`). Whoever changes them holds the row, and so
 * does a record's transaction that begins or ends a use: what is read once a row is locked stays true until the commit.
 */
export class DatabaseFileUses extends FileUses {
  constructor(private readonly database: Pick<Database, 'query' | 'transaction'>) {
    super();
  }

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: number }>(`select ${milliseconds('now()')} as now`);
    return new Date(row?.now ?? Number.NaN);
  }

  async survey(bucket: Bucket): Promise<SurveyedFile[]> {
    const rows = await this.database.query<SurveyRow>(SURVEY, [bucket]);
    return rows.map(({ name, size, uses, uploaded_at, unused_since, records }) => ({
      name,
      registered:
        size === null
          ? undefined
          : {
              size,
              uses,
              uploadedAt: new Date(uploaded_at),
              unusedSince: unused_since === null ? undefined : new Date(unused_since),
            },
      records,
    }));
  }

  async recount(): Promise<number> {
    const wrong = await this.database.query<DueRow>(MISCOUNTED);
    if (wrong.length === 0) return 0;
    return this.database.transaction(async (run) => {
      const locked = await run<DueRow>(LOCK, [idsOf(wrong)]);
      return (await run(RECOUNT, [idsOf(locked)])).length;
    });
  }

  forgetDue(limit: number): Promise<ForgottenFile[]> {
    return this.database.transaction(async (run) => {
      const due = await run<DueRow>(DUE, [KEPT_DAYS.neverSaved, KEPT_DAYS.unused, limit]);
      // A statement of its own: it sees every use that was committed before the rows were locked.
      const rows = due.length === 0 ? [] : await run<ForgottenRow>(FORGET, [idsOf(due)]);
      return rows.map(({ bucket, name, was_used }) => ({ bucket, name, wasUsed: was_used }));
    });
  }
}

function idsOf(rows: readonly DueRow[]): string[] {
  return rows.map(({ id }) => id);
}
