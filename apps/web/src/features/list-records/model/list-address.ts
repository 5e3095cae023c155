import type { Search } from '../../../entities/content';

/** State of a list that lives in its address; what is absent is the default. */
export interface ListAddress {
  readonly q: string;
  /** By name; one that is not chosen is empty. */
  readonly filters: Readonly<Record<string, string>>;
  /** A field, with `-` before it for descending; empty: newest first. */
  readonly sort: string;
  readonly page: number;
}

/** What a list understands of an address; anything else there is ignored. */
export interface ListTerms {
  readonly sorts: readonly string[];
  /** The filters by name, each with the values it takes; undefined takes any. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  /** The filter that says what of the list is looked at: it leaves nothing out of that. */
  readonly view?: string;
}

export const LONGEST_SEARCH = 100;

export function readAddress(
  search: Readonly<Record<string, unknown>>,
  { sorts, filters }: ListTerms,
): ListAddress {
  const chosen = Object.entries(filters).map(([name, values]) => {
    const value = textOf(search[name]);
    return [name, values?.includes(value) === false ? '' : value] as const;
  });
  const sort = textOf(search['sort']);
  const page = Math.trunc(Number(search['page']));
  return {
    q: [...textOf(search['q'])].slice(0, LONGEST_SEARCH).join(''),
    filters: Object.fromEntries(chosen),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: page > 1 ? page : 1,
  };
}

/** The search part of the address: defaults are left out. */
export function writeAddress({ q, filters, sort, page }: ListAddress): Search {
  const texts = Object.entries({ q, ...filters, sort }).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(texts), ...(page > 1 && { page }) };
}

export function isFiltered({ q, filters }: ListAddress, view?: string): boolean {
  return q !== '' || Object.entries(filters).some(([name, value]) => name !== view && value !== '');
}

/** Lets the search and every filter go; the order and what is looked at stay. */
export function unfiltered({ filters }: ListAddress, view?: string): Pick<ListAddress, 'q' | 'filters'> {
  return { q: '', filters: view === undefined ? {} : { [view]: filters[view] ?? '' } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
