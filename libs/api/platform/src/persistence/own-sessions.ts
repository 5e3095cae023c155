import type { Client } from 'pg';
import type { Database } from './database';
import { STATEMENT_TIMEOUT_MS } from './orm';

/** What a connection is opened with that nobody may share. A day is longer than anybody waits, and what nobody else asks for. */
export const OWN_SESSION = { lock_timeout: 86_400_000 } as const;

/**
 * A pooler that was told to ignore what a session is opened with takes the time limits away, and hands one session to many.
 * It is refused at the start: what would go wrong then is locks, news of changes and whoever waits for ever.
 * @param limit milliseconds that were asked for
 */
export async function expectOwnSessions(
  { query }: Pick<Database, 'query'>,
  limit: number = STATEMENT_TIMEOUT_MS,
  name = 'statement_timeout',
): Promise<void> {
  const [found] = await query<{ setting: string }>('select setting from pg_settings where name = $1', [name]);
  if (found?.setting !== String(limit))
    throw new Error(`ignored startup parameter: ${name} is ${found?.setting} and not ${limit}`);
}

/**
 * The same of one connection that was opened with `OWN_SESSION`. A lock that is taken in a shared session stays when this
 * one has gone: from then on nobody could migrate, back up or start.
 */
export async function expectOwnSession(client: Client): Promise<void> {
  const query = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> =>
    (await client.query(text, [...(values ?? [])])).rows as Row[];
  await expectOwnSessions({ query }, OWN_SESSION.lock_timeout, 'lock_timeout');
}
