/** A condition of a list: SQL with a `$` where its value, if it has one, goes. */
export interface Condition {
  readonly sql: string;
  readonly value?: string | readonly string[] | undefined;
  /** No index answers it at once. */
  readonly isExpensive?: boolean;
}

/** Gives each value of a statement its place among the others. */
export const binder =
  (values: unknown[]) =>
  (value: unknown): string =>
    `$${values.push(value)}`;

/** The SQL of conditions, whose values join the others of a statement. */
export function boundTo(values: unknown[], conditions: readonly Condition[]): string[] {
  const bind = binder(values);
  return conditions.map(({ sql, value }) => (value === undefined ? sql : sql.replaceAll('$', bind(value))));
}

/** From the day of its value on, in Africa/Abidjan, whose days are those of UTC, wherever the database says that it is. */
export const fromDay = (column: string): string => `${column} >= ($::date)::timestamp at time zone 'UTC'`;

/** Until the day of its value is over, there. */
export const toDay = (column: string): string => `${column} < ($::date + 1)::timestamp at time zone 'UTC'`;

/**
 * Each word of a search is a condition on the text that the table searches.
 * @param areCommon where most rows have them: then to look through all is quicker than the index of what is rare
 */
export function wordsOf(search: string | undefined, areCommon = false): Condition[] {
  const words = [...new Set((search ?? '').split(/\s+/u))].filter((word) => word !== '');
  // Long words are rare: where one is missing, PostgreSQL looks for no other.
  words.sort((one, other) => other.length - one.length);
  const sql = areCommon ? 'strpos(search_text, fold($)) > 0' : 'search_text like containing($)';
  return words.map((word) => ({ sql, value: word }));
}
