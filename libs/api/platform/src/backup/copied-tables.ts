import { escapeIdentifier } from 'pg';

/** Where the product has its rows. */
export const SCHEMAS = ['public', 'jobs'];

/** How values are written as text, so that they are read back as they were, whatever the server prefers. */
export const TEXT_FORMS = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public`;

/** Rows that are read, sent and written together. */
export const ROWS_TOGETHER = 200;

/** A table as an archive has it. */
export interface CopiedTable {
  /** `schema.table` */
  readonly name: string;
  /** Those that are not derived from others by PostgreSQL. */
  readonly columns: readonly string[];
}

export interface CopiedSequence {
  /** `schema.sequence` */
  readonly name: string;
  readonly value: string;
  /** Whether `value` was given out, or is the next. */
  readonly called: boolean;
}

/** The first file of an archive. */
export interface ArchiveDescription {
  readonly format: 1;
  readonly created_at: string;
  /** The steps of the schema that the rows are in, in their order. */
  readonly steps: readonly string[];
  /** Those that others point at before those others. */
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
}

/** The last file of an archive. */
export interface ArchiveSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Bytes of those files. */
  readonly bytes: number;
  /** Paths of files that rows name and the store had not. */
  readonly missing: readonly string[];
}

/** Names, and per name its type, in the order in which rows have their values. */
export const TABLES = `
  select format('%s.%s', nspname, relname) as name, array_agg(attname::text order by attnum) as columns,
    array_agg(format_type(atttypid, atttypmod) order by attnum) as types,
    array(select format('%s.%s', n.nspname, c.relname) from pg_constraint
      join pg_class c on c.oid = confrelid join pg_namespace n on n.oid = c.relnamespace
      where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid) as needs
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where nspname = any($1) and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  group by pg_class.oid, nspname, relname order by 1`;

export interface TableRow extends CopiedTable {
  readonly types: readonly string[];
  /** Tables that its rows point at. */
  readonly needs: readonly string[];
}

/** What is pointed at comes before what points at it. @throws Error for tables that point at each other */
export function inOrderOfNeed<Row extends Pick<TableRow, 'name' | 'needs'>>(tables: readonly Row[]): Row[] {
  const sorted: Row[] = [];
  for (let left = [...tables]; left.length > 0;) {
    const names = new Set(left.map(({ name }) => name));
    const next = left.filter(({ needs }) => !needs.some((name) => names.has(name)));
    if (next.length === 0) throw new Error(`tables point at each other: ${[...names].join(', ')}`);
    sorted.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** A `schema.name` as SQL has it. */
export function quoted(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.');
}

/** Columns as SQL has them. */
export const listed = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');
