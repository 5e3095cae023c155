import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  exampleValues,
  isRequired,
  propertyOf,
  requiredRule,
  wireFields,
  wordValidation,
  type Kind,
} from '@site/vocabulary';
import type { Described } from './kind.ts';
import { recordsOf } from './records.ts';

type Words = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Words>> & {
  readonly kinds: Words;
  readonly dashboard: { readonly new: Words };
};

const LOCALE = resolve(import.meta.dirname, '../web/src/shared/i18n/locales/fr');
const read = (file: string): object => JSON.parse(readFileSync(resolve(LOCALE, file), 'utf8')) as object;

/** The screens of a kind that no specification words: as its description and its texts have them. */
export function describedKind(kind: Kind): Described {
  const texts = { ...read('admin.json'), ...read('admin/contents.json') } as unknown as Texts;
  const [list, form] = [texts[kind.name], texts[`${propertyOf(kind.record)}Form`]];
  const said = (of: Words | undefined, key: string): string => of?.[key] ?? `${kind.name}: ${key}`;
  const fields = wireFields(kind.fields);
  return {
    records: recordsOf<object>(`/api/v1/${kind.url}`, exampleValues(kind)),
    known: fields[0]?.name ?? '',
    tile: said(texts.kinds, kind.name),
    quick: said(texts.dashboard.new, kind.name),
    title: said(list, 'title'),
    create: said(list, 'create'),
    heading: said(list, 'headingLoading'),
    search: said(list, 'search'),
    empty: said(list, 'empty'),
    noMatch: said(list, 'noMatch'),
    loadFailed: said(list, 'loadFailed'),
    removed: said(list, 'removed'),
    edit: said(form, 'edit'),
    unknown: said(form, 'unknown'),
    created: said(form, 'created'),
    revised: said(form, 'revised'),
    required: Object.fromEntries(
      fields
        .filter(({ field }) => isRequired(field))
        .map(({ name }) => [name, wordValidation(requiredRule(name), 'fr')]),
    ),
    rows: {},
    offers: {},
    starts: {},
  };
}
