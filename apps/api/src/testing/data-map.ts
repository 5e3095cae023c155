import { readFileSync } from 'node:fs';
import { CONTENT_KINDS, FACT_NAMES, wireFields, type Kind } from '@site/vocabulary';
import type { RunQuery } from './run-query';

const MAP = new URL('../../../../docs/data-map.md', import.meta.url);

/** What the map says of a table. */
export interface MappedTable {
  readonly table: string;
  /** Those that tell of people, and those that only look so. */
  readonly columns: readonly string[];
  /** Whether `privacy export` tells its rows. */
  readonly exported: boolean;
}

const quotedIn = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);

/** Rows of the map, one for each table that a row names. */
export function dataMap(): MappedTable[] {
  return readFileSync(MAP, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, tables, , personal, other, , exported = ''] = line.split('|');
      const columns = [...quotedIn(personal), ...quotedIn(other)];
      return quotedIn(tables).map((table) => ({
        table,
        columns,
        exported: exported.trim().startsWith('yes'),
      }));
    });
}

export interface Column {
  /** Of another schema than `public`: with it. */
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly namesAccount: boolean;
}

/** Every column of the migrated schema; parts of a table are not counted beside it. */
export function columnsOf(query: RunQuery): Promise<Column[]> {
  return query<Column>(`
    select case nspname when 'public' then relname else nspname || '.' || relname end as table, attname as column,
      format_type(atttypid, null) as type, exists (select from pg_constraint where contype = 'f'
        and conrelid = c.oid and confrelid = 'public.users'::regclass and attnum = any(conkey)) as "namesAccount"
    from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute on attrelid = c.oid
    where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped
    order by 1, attnum`);
}

const WORDS = /^(text|character|character varying|name|jsonb?|bytea|inet|cidr)(\[\])?$/;
const OF_PEOPLE =
  /mail|name|^nom$|phone|whatsapp|address|adresse|(^|_)ip($|_)|device|agent|message|note|person|user|author|birth|_by$/;
/** What the descriptions of kinds and of the firm say is published: whoever adds a field there, says so. */
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    CONTENT_KINDS.map((kind: Kind) => [kind.name, wireFields(kind.fields).map(({ name }) => name)]),
  ),
  settings: FACT_NAMES,
};

/** Whether the map has to say what a column is: who can write words into it, or it is called as what people are known by. */
export function mayTellOfPeople({ table, column, type, namesAccount }: Column): boolean {
  if (namesAccount || OF_PEOPLE.test(column)) return true;
  return WORDS.test(type) && PUBLISHED[table]?.includes(column) !== true;
}
