import { hash } from 'node:crypto';
import { DEFAULT_LOCALE, isFormatted, paragraphsOf, wireFields } from '@site/vocabulary';
import type { Kind, Locale, TextForm } from '@site/vocabulary';
import type { RunQuery } from '../persistence/database';
import { hasMarks, htmlOf, plainOf } from './markdown';

/** Of these texts those that were stored before there were marks: they go on standing as they were typed. */
export type FindUnformatted = (texts: readonly string[]) => Promise<ReadonlySet<string>>;

const FIND = 'select digest from unformatted_texts where digest = any($1)';

export function unformattedIn(query: RunQuery): FindUnformatted {
  return async (texts) => {
    const byDigest = new Map(texts.filter(hasMarks).map((text) => [hash('sha256', text, 'hex'), text]));
    if (byDigest.size === 0) return new Set();
    const rows = await query<{ digest: string }>(FIND, [[...byDigest.keys()]], 'unformatted-texts');
    return new Set(rows.map(({ digest }) => byDigest.get(digest) ?? ''));
  };
}

/** Rows of a kind with its formatted texts in the form that is asked for. @param form absent: as they were written */
export async function inTextForm<Row extends object>(
  { fields }: Kind,
  rows: readonly Row[],
  form: TextForm | undefined,
  findUnformatted: FindUnformatted,
): Promise<Row[]> {
  if (form === undefined) return [...rows];
  const named = wireFields(fields).filter(({ field }) => isFormatted(field));
  const textsOf = (row: Row) =>
    named.flatMap(({ name, locale = languageOf(name) }) => {
      const text = (row as Readonly<Record<string, unknown>>)[name];
      return typeof text === 'string' ? [{ name, locale, text }] : [];
    });
  const unformatted = await findUnformatted(rows.flatMap(textsOf).map(({ text }) => text));
  return rows.map((row) => {
    const shown = textsOf(row).map(({ name, locale, text }) => [
      name,
      shownAs(form, text, unformatted.has(text), locale),
    ]);
    return { ...row, ...(Object.fromEntries(shown) as Partial<Row>) };
  });
}

/** Texts without their marks, in their order. */
export async function plainTexts(
  texts: readonly string[],
  findUnformatted: FindUnformatted,
): Promise<string[]> {
  const unformatted = await findUnformatted(texts);
  return texts.map((text) => shownAs('plain', text, unformatted.has(text)));
}

/** A text that says another one in English has that in its name. */
const languageOf = (name: string): Locale | undefined => (name.endsWith('_en') ? 'en' : undefined);

function shownAs(
  form: TextForm,
  text: string,
  isUnformatted: boolean,
  locale: Locale = DEFAULT_LOCALE,
): string {
  if (form === 'plain') return isUnformatted ? text : plainOf(text);
  return isUnformatted ? paragraphsOf(text) : htmlOf(text, locale);
}
