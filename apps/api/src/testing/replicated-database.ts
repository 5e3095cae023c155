import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase, startStandby } from '@site/embedded-postgres';

export type ReplicatedDatabase = Awaited<ReturnType<typeof startReplicatedDatabase>>;

/** A server of PostgreSQL and one that follows it, in a folder that goes with them. */
export async function startReplicatedDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'site-replica-'));
  chmodSync(folder, 0o755);
  const [own, copy] = [join(folder, 'own'), join(folder, 'copy')];
  await (await startDatabase({ dataDir: own, durable: false })).stop('fast');
  cpSync(own, copy, { recursive: true });
  const primary = await startDatabase({ dataDir: own, durable: false });
  const standby = await startStandby(copy, primary);
  return {
    primary,
    standby,
    /** An address of the first one, at the one that follows. */
    onStandby: (address: string) => Object.assign(new URL(address), { port: String(standby.port) }).href,
    async stop(): Promise<void> {
      await standby.stop('immediate');
      await primary.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
