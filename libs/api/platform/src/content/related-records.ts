import { idsIn, relatingFields, type ContentKind, type Kind } from '@site/vocabulary';
import { crc32 } from 'node:zlib';
import type { RunQuery } from '../persistence/database';

type Said = Readonly<Record<string, string | null | undefined>>;

/** Rows of a kind that name only those related records that everybody sees. */
export async function namingOnlyShown<Row extends object>(
  query: RunQuery,
  kind: Kind,
  rows: Row[],
): Promise<Row[]> {
  const relating = relatingFields(kind.fields);
  const named = relating.map(({ name }) => rows.flatMap((row) => idsIn((row as Said)[name])));
  if (named.every((ids) => ids.length === 0)) return rows;
  const found = await query<{ id: string }>(shownOf(relating), named, `shown-beside-${kind.name}`);
  const shown = new Set(found.map(({ id }) => id));
  const told = (ids: string | null | undefined) =>
    idsIn(ids)
      .filter((id) => shown.has(id))
      .join(',') || null;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(relating.map(({ name }) => [name, told((row as Said)[name])])),
  }));
}

/** The kinds that an answer about records of this one shows. */
export function kindsInAnswer({ name, fields }: Kind): ContentKind[] {
  return [name, ...relatingFields(fields).map(({ relates }) => relates)] as ContentKind[];
}

/** What the tag of a record says of the related records that it names, which go and come without an edit of it. */
export function relatedMark(kind: Kind, row: object): number {
  const told = relatingFields(kind.fields).flatMap(({ name }) => (row as Said)[name] ?? []);
  return told.length === 0 ? 0 : crc32(told.join());
}

const shownOf = (relating: ReturnType<typeof relatingFields>) =>
  relating
    .map(
      ({ relates }, place) =>
        `select id from ${relates} where id = any($${place + 1}::uuid[]) and not hidden`,
    )
    .join(' union all ');
