import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { halt, launch, postmasterOf, type StopMode } from './postmaster.ts';
import { isAlive } from './process-identity.ts';
import { StartError } from './start-error.ts';

export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Settles only when the server is lost for good. */
  readonly lost: Promise<Error>;
  stop(mode?: StopMode): Promise<void>;
}

const attempts = 5;
/** Milliseconds after which somebody looks whether the server is still there. */
const glance = 250;

/** Starts the server, and starts it again on the same port when it ends unasked. */
export async function startServer(
  cluster: Cluster,
  logFile: string,
  log: (line: string) => void,
): Promise<Server> {
  let stopping = false;
  let [pid, port] = [0, 0];
  let restart: Promise<void> | undefined;
  let giveUp: (error: Error) => void;
  const lost = new Promise<Error>((resolve) => (giveUp = resolve));

  const bringUp = async (choosePort: () => Promise<number>): Promise<void> => {
    for (let attempt = 1; !stopping; attempt += 1) {
      port = await choosePort();
      const slow = setTimeout(() => log('PostgreSQL rétablit ses données après un arrêt brutal…'), 5_000);
      try {
        pid = await launch(cluster, port, logFile);
        return;
      } catch (error) {
        if (stopping) return;
        if (attempt === attempts)
          throw new StartError(`PostgreSQL ne démarre pas : ${(error as Error).message}`, `see ${logFile}`);
        // A port taken meanwhile, or children of a killed server that are still leaving: both pass.
        await pause(100 * 2 ** attempt);
      } finally {
        clearTimeout(slow);
      }
    }
  };

  await bringUp(freePort);
  const watch = setInterval(() => {
    if (restart !== undefined || isAlive(pid)) return;
    log('PostgreSQL s’est arrêté sans demande : redémarrage');
    restart = bringUp(() => Promise.resolve(port))
      .catch((error: Error) => giveUp(error))
      .finally(() => (restart = undefined));
  }, glance);
  return {
    get port() {
      return port;
    },
    get pid() {
      return postmasterOf(cluster.folder) ?? pid;
    },
    lost,
    stop: async (mode = 'fast') => {
      stopping = true;
      clearInterval(watch);
      await halt(cluster, mode);
      // It may have been about to start again.
      await restart;
      await halt(cluster, mode);
    },
  };
}
