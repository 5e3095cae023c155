import type { Database } from './database';
import { STATEMENT_TIMEOUT_MS } from './orm';

/**
 * A pooler that was told to ignore what a session is opened with takes the time limits away, and hands one session to many.
 * It is refused at the start: what would go wrong then is locks, news of changes and whoever waits for ever.
 * @param limit milliseconds that were asked for
 */
export async function expectOwnSessions(
  { query }: Pick<Database, 'query'>,
  limit = STATEMENT_TIMEOUT_MS,
): Promise<void> {
  const [found] = await query<{ setting: string }>(
    `select setting from pg_settings where name = 'statement_timeout'`,
  );
  if (found?.setting !== String(limit))
    throw new Error(`ignored startup parameter: statement_timeout is ${found?.setting} and not ${limit}`);
}
