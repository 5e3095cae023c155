import { connect, type Socket } from 'node:net';
import type { Client } from 'pg';
import { ask } from '../../apps/api/src/testing/ask.ts';
import { aJpeg, formWith } from '../../apps/api/src/testing/sample-content.ts';
import { withThoseBelow } from '../bench/processes.ts';
import { administrator } from '../bench/product.ts';
import type { Breakable } from './breakable.ts';

/** Begins a fault, and answers what ends it. */
export type Begin = (place: Breakable) => Promise<() => Promise<unknown> | unknown>;

const cut =
  (name: keyof Breakable['links']): Begin =>
  async ({ links }) => {
    await links[name].cut();
    return () => links[name].mend();
  };
const hang =
  (name: keyof Breakable['links']): Begin =>
  async ({ links }) => {
    links[name].block();
    return () => links[name].mend();
  };
function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of withThoseBelow([pid]).keys()) {
    try {
      process.kill(one, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
const DROP = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

/** By name. A moved clock and a full disk are in the integration tests, which need nobody else for them. */
export const faults: Readonly<Record<string, Begin>> = {
  'database-stopped': cut('database'),
  'database-silent': hang('database'),
  'database-frozen': async ({ cluster }) => {
    const { pid } = cluster;
    signalAll(pid, 'SIGSTOP');
    return () => signalAll(pid, 'SIGCONT');
  },
  'database-killed': async ({ cluster }) => {
    signalAll(cluster.pid, 'SIGKILL');
    return () => undefined;
  },
  'database-read-only': async (place) => {
    const set = async (only: boolean) => {
      await place.query(`alter database "${place.name}" set default_transaction_read_only = ${only}`);
      await place.query(DROP);
    };
    await set(true);
    return () => set(false);
  },
  'connections-taken': async (place) => {
    const limit = (most: number) => place.query(`alter database "${place.name}" connection limit ${most}`);
    await limit(4);
    await place.query(DROP);
    const others: Client[] = [];
    for (let full = false; !full;)
      full = await place.connect('app').then(
        (other) => others.push(other) === 0,
        () => true,
      );
    return async () => {
      for (const other of others) await other.end();
      await limit(-1);
    };
  },
  'row-locked': async (place) => {
    const other = await place.connect();
    await other.query('begin');
    await other.query('select id from projects where id = $1 for update', [place.record]);
    return () => other.end();
  },
  'files-stopped': cut('files'),
  'files-silent': hang('files'),
  'mail-stopped': cut('mail'),
  'mail-silent': hang('mail'),
  'product-killed': async (place) => {
    await place.killProduct();
    return () => undefined;
  },
  'slow-clients': async ({ url }) => {
    const { port } = new URL(url);
    const sockets: Socket[] = Array.from({ length: 2_000 }, (_, number) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined);
      if (number % 4 === 1) socket.write('POST /api/v1/contact-messages HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      if (number % 4 === 2) socket.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket;
    });
    const drip = setInterval(() => sockets.forEach((one, number) => number % 4 === 1 && one.write('a')), 500);
    return () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    };
  },
  'sign-ins': async ({ url }) => {
    const body = administrator;
    const one = () => ask(`${url}/api/v1/auth/sign-in`, { body });
    const all = Promise.allSettled(Array.from({ length: 100 }, one));
    return () => all;
  },
  uploads: async (place) => {
    const asked = { ...formWith(await aJpeg(900, 600)), token: await place.token() };
    const one = () => ask(`${place.url}/api/v1/files/project-images`, asked);
    const all = Promise.allSettled(Array.from({ length: 200 }, one));
    return () => all;
  },
};
