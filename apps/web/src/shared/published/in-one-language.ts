import { wireFields } from '@site/vocabulary';
import type { Field, Kind, Locale, ValuesOf, WireField } from '@site/vocabulary';
import { shownFile, shownWebsite } from '../address';
import { datesTogether, frenchTypography, inEnglishWords } from '../text';
import type { FilesOfRecord } from './picture-facts';

/** Fields that are what another one says in English. */
type EnglishOf<K extends Kind> = {
  [Name in keyof K['fields']]: K['fields'][Name] extends { readonly englishOf: string } ? Name : never;
}[keyof K['fields']];
type IsOptional<F> = F extends { readonly type: 'file' | 'link' } | { readonly optional: true }
  ? true
  : false;

/** The fields of a kind as a page shows them: a pair is one text, an address that is none and a text that says nothing are absent. */
export type InOneLanguage<K extends Kind> = {
  readonly [Name in Exclude<keyof K['fields'] & string, EnglishOf<K>>]: K['fields'][Name] extends {
    readonly type: 'pair';
  }
    ? string
    : IsOptional<K['fields'][Name]> extends true
      ? string | undefined
      : ValuesOf<K>[Name & keyof ValuesOf<K>];
};

/** What may be empty may be absent. */
type Given<K extends Kind> = {
  readonly [Name in keyof ValuesOf<K> as null extends ValuesOf<K>[Name] ? never : Name]: ValuesOf<K>[Name];
} & { readonly [Name in keyof ValuesOf<K>]?: ValuesOf<K>[Name] | undefined };

export function inOneLanguage<K extends Kind>(
  { fields }: K,
  record: Given<K> & { readonly files?: FilesOfRecord },
  locale: Locale,
): InOneLanguage<K> {
  const inLanguage = wireFields(fields).filter((field) => (field.locale ?? locale) === locale);
  const shown = inLanguage
    .filter((wire) => englishOf(wire) === undefined)
    .map(({ name, fieldName, field }) => {
      const value = record[name as keyof typeof record];
      const shown = sound(field, value, record.files?.[name]?.content_version);
      return [fieldName, typeof shown === 'string' ? read(field, shown, locale) : shown] as const;
    });
  const english = locale === 'en' ? inLanguage : [];
  const said = english.flatMap((wire) => {
    const [of, value] = [englishOf(wire), record[wire.name as keyof typeof record]];
    return of !== undefined && isSaid(value) ? [[of, value] as const] : [];
  });
  return Object.fromEntries([...shown, ...said]) as unknown as InOneLanguage<K>;
}

/** As readers of the page's language are used to it. What lists are compared and filtered by stays as it is. */
function read(field: Field, shown: string, locale: Locale): string {
  if (field.type === 'text' && field.worded)
    return datesTogether(locale === 'en' ? inEnglishWords(shown) : frenchTypography(shown));
  const isText = field.type === 'pair' || field.type === 'prose' || field.type === 'text';
  if (!isText || locale === 'en' || 'offered' in field || 'form' in field) return shown;
  return frenchTypography(shown);
}

const englishOf = ({ field }: WireField) => ('englishOf' in field ? field.englishOf : undefined);
const isSaid = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function sound(field: Field, value: unknown, content?: number): unknown {
  if (field.type === 'file') return shownFile(value as string | null, field.bucket, content);
  if (field.type === 'link') return shownWebsite(value as string | null);
  return 'optional' in field && field.optional && !isSaid(value) ? undefined : value;
}
