import type { SearchOf } from '../../shared/page';

/** State of a list that lives in its address; absent means the default. */
export type ListSearch<TFilter extends string> = SearchOf<'q' | 'sort' | TFilter> & {
  readonly page?: number;
};

/** Reads the state of a list with the given filters, and nothing else, from an address. */
export function listSearch(...filters: readonly string[]) {
  return (search: Record<string, unknown>): ListSearch<never> => {
    const texts = ['q', ...filters, 'sort'].flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    });
    const page = Math.trunc(Number(search['page']));
    return { ...Object.fromEntries(texts), ...(page > 1 && { page }) };
  };
}
