import { migrations } from '../../apps/api/src/migrations/index';
import { migrate } from '../../libs/api/platform/src/persistence/migrate';
import { createTemporaryDatabase, shareCluster, startTemporaryCluster } from '../database/index.ts';
import { MIGRATED_TEMPLATE } from './migrated-template.ts';

let stop: (() => Promise<void>) | undefined;

/** One PostgreSQL server for all integration suites of a run; each suite copies the migrated database. */
export default async function start(): Promise<void> {
  const cluster = await startTemporaryCluster();
  stop = () => cluster.stop();
  const { ownerUrl, appUrl } = await createTemporaryDatabase(cluster, { name: MIGRATED_TEMPLATE });
  await migrate({ ownerUrl, appUrl, migrations });
  shareCluster(cluster);
}

export async function stopDatabase(): Promise<void> {
  await stop?.();
}
