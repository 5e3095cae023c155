import {
  createTemporaryDatabase,
  migratedTemplate,
  shareCluster,
  startTemporaryCluster,
} from '@site/embedded-postgres';
import { migrate } from '@site/api-platform/persistence';
import { migrations } from '../migrations';

let stop: (() => Promise<void>) | undefined;

/**
 * One PostgreSQL server for all integration suites of a run; each suite copies the migrated database. Of another version
 * where `TEST_POSTGRES` names the folder of its programs.
 */
export default async function start(): Promise<void> {
  const programs = process.env['TEST_POSTGRES'];
  const cluster = await startTemporaryCluster({ durable: false, programs });
  stop = () => cluster.stop();
  const { ownerUrl, appUrl } = await createTemporaryDatabase(cluster, { name: migratedTemplate });
  await migrate({ ownerUrl, appUrl, migrations });
  shareCluster(cluster);
}

export async function stopDatabase(): Promise<void> {
  await stop?.();
}
