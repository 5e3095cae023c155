import type { NewsItem, Publication } from '@site/api-client';
import { wireFields, type Editorial, type Kind, type Locale, type ValuesOf } from '@site/vocabulary';

/** What a kind answers besides the fields of its description. */
interface OwnValues {
  readonly publications: Pick<Publication, 'downloads'>;
  readonly news: Pick<NewsItem, 'published_at' | 'slug'>;
}

/** A stored record of a kind, as the API answers it. */
export type ContentRecord<K extends Kind> = ValuesOf<K> & {
  readonly id: string;
  readonly version: number;
} & { readonly [Name in Editorial]?: boolean } & (K['name'] extends keyof OwnValues
    ? OwnValues[K['name']]
    : unknown);

/** The first field of a kind names its records. */
export function recordName({ fields }: Kind, record: object, locale: Locale): string {
  const first = wireFields(fields).find((field) => (field.locale ?? locale) === locale);
  return String((record as Readonly<Record<string, unknown>>)[first?.name ?? 'id']);
}
