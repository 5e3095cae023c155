import { Client } from 'pg';
import { expectOwnSession, OWN_SESSION } from '../persistence/own-sessions';

/** A connection of its own that `prepare` makes ready: whoever is told to end waits for nobody's lock. */
export async function ownConnection<Ready>(
  { url, name, signal }: { readonly url: string; readonly name: string; readonly signal: AbortSignal },
  prepare: (client: Client) => Promise<Ready>,
): Promise<Ready> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: name,
    keepAlive: true,
    ...OWN_SESSION,
  });
  // A query that is under way says it, too.
  client.on('error', () => undefined);
  const end = (): Promise<void> => client.end().catch(() => undefined);
  const giveUp = (): void => void end();
  await client.connect();
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    await expectOwnSession(client);
    return await prepare(client);
  } catch (error) {
    await end();
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
