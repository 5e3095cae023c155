import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCluster } from './cluster.ts';
import type { DatabaseUrls } from './start-database.ts';
import { startServer, type Server } from './server.ts';

/**
 * For trials: a server that follows the one of these addresses.
 * @param dataDir holds a copy of that one's folder, made while nothing served it
 */
export async function startStandby(
  dataDir: string,
  { superUrl }: Pick<DatabaseUrls, 'superUrl'>,
): Promise<Server> {
  const cluster = { ...(await prepareCluster(dataDir)), durable: false };
  const { hostname: host, port, username: user, password } = new URL(superUrl);
  const primary = `host=${host} port=${port} user=${user} password=${decodeURIComponent(password)}`;
  appendFileSync(join(cluster.folder, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  writeFileSync(join(cluster.folder, 'standby.signal'), '');
  return startServer(cluster, join(dataDir, 'postgres.log'), () => undefined);
}
