/** State of a list that lives in its address; absent means the default. */
export interface ListSearch {
  readonly page?: number;
  /** `q`, `sort` and the filters of the list. */
  readonly [name: string]: string | number | undefined;
}

/** Reads the state of a list with the given filters, and nothing else, from an address. */
export function listSearch(...filters: readonly string[]) {
  return (search: Record<string, unknown>): ListSearch => {
    const texts = ['q', ...filters, 'sort'].flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    });
    const page = Math.trunc(Number(search['page']));
    return { ...Object.fromEntries(texts), ...(page > 1 && { page }) };
  };
}
