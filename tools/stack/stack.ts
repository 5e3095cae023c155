import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ADMINISTRATOR } from '../../apps/e2e/administrator.ts';
import { build } from '../build.ts';
import { freePort, reasonOf, startTemporaryCluster } from '../database/index.ts';
import { startProxy, versionOf } from '../drill/proxies.ts';
import { findServer, SERVER_KINDS, startObjectStore } from '../object-store/index.ts';
import { Site } from '../security/site.ts';
import { makeCertificate } from './certificate.ts';
import { journeys, type Address } from './journeys.ts';

/** Nobody forgets it for longer. */
const LONGEST_HOURS = 8;
const MOST_INSTANCES = 8;

const { values, positionals } = parseArgs({
  options: {
    instances: { type: 'string', default: '3' },
    port: { type: 'string' },
    e2e: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const instances = Number(values.instances);
if (!(instances >= 1 && instances <= MOST_INSTANCES)) {
  console.error(`npm run stack -- [--instances 1…${MOST_INSTANCES}] [--port N] [--e2e [FILE…]]`);
  process.exit(2);
}

const asked = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort());

/** What was started, to be ended in the other order. */
const started: (() => unknown)[] = [];

/** The parts of `docker-compose.yml` as processes of this machine, in the order in which it starts them. */
async function start(): Promise<Address> {
  const version = versionOf('nginx');
  if (version === undefined) throw new Error('there is no nginx here (apt-get install nginx)');
  await build({ signal: asked.signal });
  const folder = mkdtempSync(join(tmpdir(), 'site-stack-'));
  started.push(() => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startTemporaryCluster();
  started.push(() => cluster.stop());
  // VersityGW, which the compose file runs, comes last.
  const kind = SERVER_KINDS.findLast((one) => findServer(one) !== undefined);
  const store = kind && (await startObjectStore(kind.name));
  if (store) started.push(() => store.stop());
  else console.log('no S3 server here (node tools/object-store/ensure-servers.ts): files are in a folder');

  const site = await Site.open(cluster, 0);
  started.push(() => site.close());
  const migration = await site.command('migrate');
  if (migration.code !== 0) throw new Error(`the schema was not made: ${migration.output}`);
  const port = Number(values.port ?? (await freePort()));
  const url = `https://localhost:${port}`;
  const environment = {
    PUBLIC_URL: url,
    CORS_ORIGINS: '',
    // As in the compose file, who serves visitors may not change the schema.
    MIGRATION_DATABASE_URL: '',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'warn',
    ...(!values.e2e && { RATE_LIMIT_FACTOR: '1' }),
    ...(store && {
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
    }),
  };
  while (site.instances.length < instances && !asked.signal.aborted) await site.start({ environment });
  const ports = site.instances.map((instance) => instance.port);
  const tls = makeCertificate(folder, 'localhost');
  const proxy = await startProxy('nginx', ports, { port, tls });
  started.push(() => proxy.stop());
  console.log(`${url}   ${ADMINISTRATOR.email}   ${ADMINISTRATOR.password}
  ${version}, ${ports.length} instances on ${ports.join(' ')}, PostgreSQL on ${cluster.port}, ${kind?.name ?? 'no S3'} on ${store?.endpoint ?? '-'},
  letters to ${site.mail.url}; Ctrl-C ends all of it, and what was saved in it is gone`);
  return { url, certificate: tls.certificate };
}

try {
  const address = await start();
  const limit = AbortSignal.any([asked.signal, AbortSignal.timeout(LONGEST_HOURS * 3_600_000)]);
  if (values.e2e) process.exitCode = await journeys(address, positionals, limit);
  else await pause(LONGEST_HOURS * 3_600_000, undefined, { signal: limit }).catch(() => undefined);
} catch (error) {
  if (!asked.signal.aborted) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
} finally {
  for (const end of started.reverse())
    await Promise.resolve(end()).catch((error: unknown) => console.error(reasonOf(error)));
  process.exit();
}
