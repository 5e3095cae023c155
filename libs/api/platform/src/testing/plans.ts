import type { Database } from '../persistence/database';

/** A database that remembers what it was asked, so that PostgreSQL can say how it would answer. */
export async function plansOf(
  database: Database,
  read: (recording: Database) => Promise<unknown>,
): Promise<string[]> {
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const query = (text: string, values: readonly unknown[] = [], name?: string) => {
    asked.push({ text, values });
    return database.query(text, values, name);
  };
  const reads = { query, queryExpensive: query };
  await read({ ...reads, visitors: reads } as unknown as Database);
  return Promise.all(
    asked.map(async ({ text, values }) => {
      const rows = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}
