import type { Running } from '../bench/processes.ts';
import { keyOf, startProduct } from '../bench/product.ts';
import { insertProjects, newestId } from '../bench/rows.ts';
import { build } from '../build.ts';
import { createTemporaryDatabase } from '../database/index.ts';
import { clusterUntilEnd, folderUntilEnd } from '../ending.ts';

/** What is put under load. */
export interface Target {
  readonly urls: readonly string[];
  /** What visitors ask for, in turn. */
  readonly paths: readonly string[];
  /** Processes whose memory is watched. */
  readonly pids: readonly number[];
  /** With it, editors write; absent, there are none. */
  readonly key?: string;
}

export interface Wanted {
  readonly instances: number;
  readonly records: number;
  /** Of a server that runs already. */
  readonly url: string | undefined;
}

/** One entry each. */
export const targets: Readonly<Record<string, (wanted: Wanted) => Promise<Target>>> = { site, server };

async function site({ instances, records }: Wanted): Promise<Target> {
  await build();
  const dataDir = folderUntilEnd('site-load-');
  const database = await createTemporaryDatabase(await clusterUntilEnd());
  const running: Running[] = [];
  while (running.length < instances) {
    running.push(await startProduct(`instance ${running.length + 1}`, { database, dataDir }));
  }
  await insertProjects(database.ownerUrl, records);
  const one = await newestId(database.ownerUrl);
  const [first] = running;
  if (first === undefined) throw new Error('no instance was wanted');
  return {
    urls: running.map(({ url }) => url),
    paths: [
      '/',
      '/projects',
      '/en',
      `/projects/${one}`,
      '/services',
      '/api/v1/projects?limit=10',
      '/contact',
    ],
    pids: running.map(({ pid }) => pid),
    key: await keyOf(first),
  };
}

/** Whatever answers at `--url` with GET: without editors, and without a look at its memory. */
async function server({ url }: Wanted): Promise<Target> {
  if (url === undefined) throw new Error('--target=server needs --url=http://…');
  return { urls: [url], paths: [''], pids: [] };
}
