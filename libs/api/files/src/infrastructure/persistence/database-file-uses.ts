import { areFilesCopied } from '@site/api-platform/backup';
import { expiring, type Database } from '@site/api-platform/persistence';
import type { Bucket } from '@site/vocabulary';
import { RETENTION_DAYS } from '../../application/file-uses';
import type { FileUses, ForgottenFile, SurveyedFile } from '../../application/file-uses';

interface SurveyRow extends Omit<SurveyedFile, 'size' | 'contentName' | 'removableAt'> {
  readonly contentName: string | null;
  readonly size: number | null;
  readonly removableAt: number | null;
}

/** SQL of the moment from which on a file may be removed; null while it is used. */
export const REMOVABLE_AT = `case when uses = 0 then coalesce(
  unused_since + interval '${RETENTION_DAYS.unused} days', uploaded_at + interval '${RETENTION_DAYS.neverSaved} days') end`;

/** The driver gives moments as text; milliseconds since 1970 leave nothing to be parsed. */
const SURVEY = `
  with held as (
    select name, array_agg(kind || ' ' || record order by kind, record) as records
    from file_uses() where bucket = $1 group by name
  )
  select name, content_name as "contentName", size, coalesce(uses, 0) as uses, unused_since is not null as "wasUsed",
    (extract(epoch from ${REMOVABLE_AT}) * 1000)::float8 as "removableAt", coalesce(records, '{}') as records
  from (select * from files where bucket = $1) registered full join held using (name) order by name`;

const RECOUNT = `
  update files set uses = held.records,
    unused_since = case when held.records = 0 then coalesce(unused_since, now()) end
  from (select id, count(record)::int as records from files left join file_uses() using (bucket, name) group by id) held
  where files.id = held.id and uses <> held.records returning files.id`;

// A row that is locked is looked at as it then is, so a use that began meanwhile counts.
const FORGET = expiring(
  'files',
  `  delete from files
  where id in (select id from files where uses = 0 and ${REMOVABLE_AT} <= now() for update skip locked)
    and not exists (select from file_uses() held where held.bucket = files.bucket and held.name = files.name)
  returning bucket, name, unused_since is not null as "wasUsed"`,
);

/**
 * The counts that triggers keep in the table `files` (migration `file-uses`). Whoever changes them holds the row, and so
 * does a record's transaction that begins or ends a use.
 */
export class DatabaseFileUses implements FileUses {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async survey(bucket: Bucket): Promise<SurveyedFile[]> {
    const rows = await this.database.query<SurveyRow>(SURVEY, [bucket]);
    return rows.map(({ size, contentName, removableAt, ...file }) => ({
      ...file,
      size: size ?? undefined,
      contentName: contentName ?? undefined,
      removableAt: removableAt === null ? undefined : new Date(removableAt),
    }));
  }

  async recount(): Promise<number> {
    return (await this.database.write(RECOUNT)).length;
  }

  forgetDue(): Promise<ForgottenFile[]> {
    return this.database.write<ForgottenFile>(FORGET);
  }

  areCopied(): Promise<boolean> {
    return areFilesCopied(this.database);
  }
}
