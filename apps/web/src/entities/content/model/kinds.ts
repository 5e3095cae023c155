import type { ContentKind } from '@site/vocabulary';

interface AdministeredKind {
  /** Filters of its list: fields, or what the API answers besides. */
  readonly filters: readonly string[];
}

/**
 * What is administered, in the order of the dashboard: addresses, ways, counts and filters follow from it.
 * No more than that, since the routes of every visitor carry it.
 */
export const KINDS = {
  projects: { filters: ['category', 'status', 'featured'] },
  publications: { filters: ['type', 'category', 'language'] },
  partners: { filters: ['type'] },
  news: { filters: ['visibility'] },
} as const satisfies Readonly<Record<ContentKind, AdministeredKind>>;

export type FilterOf<Name extends ContentKind> = (typeof KINDS)[Name]['filters'][number];

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;
export type KindPath<Name extends ContentKind = ContentKind> = `/${Dashed<Name>}`;

/** Below the administration: its name, as addresses have words. */
export const kindPath = (name: ContentKind) => `/${name.replaceAll('_', '-')}` as KindPath;

export const kindNames = () => Object.keys(KINDS) as ContentKind[];
