declare const ROW: unique symbol;

/** Select list that gives a row this shape: text that was made by `selectList`. */
export type SelectList<Row> = string & { readonly [ROW]: Row };

/**
 * The columns of a row, in their order, each with its expression or `true` where it is the column of that name: no
 * fewer and no more than its type has.
 */
export function selectList<Row>(columns: {
  readonly [Name in keyof Row & string]-?: true | string;
}): SelectList<Row> {
  const listed = Object.entries(columns).map(([name, sql]) => (sql === true ? name : `${sql} as ${name}`));
  return listed.join(', ') as SelectList<Row>;
}

/** A timestamp of the table as UTC ISO 8601 with microseconds. */
export function utc(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The same under its own name. */
export function instant(column: string): string {
  return `${utc(column)} as ${column}`;
}
