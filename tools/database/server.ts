import type { ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuser, type Cluster } from './cluster.ts';
import { halt, hasEnded, lastWords, launch, type StopMode } from './postmaster.ts';
import { codeOf, StartError } from './start-error.ts';

export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Settles only when the server is lost for good. */
  readonly lost: Promise<Error>;
  stop(mode?: StopMode): Promise<void>;
}

const attempts = 5;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Connects until the server answers, however long its recovery takes; stops when its process has ended. */
async function untilReady(
  cluster: Cluster,
  port: number,
  child: ChildProcess,
  log: (line: string) => void,
): Promise<void> {
  const since = Date.now();
  let told = false;
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 250)) {
    if (hasEnded(child)) throw new Error('PostgreSQL ended while starting');
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password: cluster.passwords.superuser,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const code = codeOf(error);
      if (code === '28P01' || code === '28000') {
        throw new StartError(
          'Mot de passe de la base refusé : remettez postgres-passwords.json',
          'database password refused',
        );
      }
    }
    if (!told && Date.now() - since > 5_000) {
      told = true;
      log('PostgreSQL rétablit ses données après un arrêt brutal…');
    }
    await pause(wait);
  }
}

/** Starts the server, and starts it again on the same port when it ends unasked. */
export async function startServer(
  cluster: Cluster,
  logFile: string,
  log: (line: string) => void,
): Promise<Server> {
  let stopping = false;
  let child: ChildProcess;
  let port = 0;
  let giveUp: (error: Error) => void;
  const lost = new Promise<Error>((resolve) => (giveUp = resolve));

  const bringUp = async (choosePort: () => Promise<number>): Promise<void> => {
    for (let attempt = 1; !stopping; attempt += 1) {
      port = await choosePort();
      const from = existsSync(logFile) ? statSync(logFile).size : 0;
      child = launch(cluster, port, logFile);
      const failed = new Promise<never>((_, reject) => child.once('error', reject));
      try {
        await Promise.race([untilReady(cluster, port, child, log), failed]);
        if (hasEnded(child)) throw new Error('PostgreSQL ended once ready');
        child.once('exit', () => void restart());
        return;
      } catch (error) {
        await halt(child, 'fast');
        if (stopping) return;
        if (error instanceof StartError || attempt === attempts) {
          throw error instanceof StartError
            ? error
            : new StartError(`PostgreSQL ne démarre pas : ${lastWords(logFile, from)}`, `see ${logFile}`);
        }
        // A port taken meanwhile, or children of a killed server that are still leaving: both pass.
        await pause(100 * 2 ** attempt);
      }
    }
  };

  const restart = async (): Promise<void> => {
    if (stopping) return;
    log('PostgreSQL s’est arrêté sans demande : redémarrage');
    try {
      await bringUp(() => Promise.resolve(port));
      if (stopping) await halt(child, 'fast');
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)));
    }
  };

  await bringUp(freePort);
  return {
    get port() {
      return port;
    },
    get pid() {
      return child.pid ?? 0;
    },
    lost,
    stop: async (mode = 'fast') => {
      stopping = true;
      await halt(child, mode);
    },
  };
}
