import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build as bundle } from 'vite';
import { forgetBuild, root, useBuild } from './build.ts';
import { spawnApi, type ApiProcess } from './commands/api-process.ts';
import { openProduct, type Product } from './commands/product.ts';
import { reasonOf } from './database/index.ts';

const patience = 500;

let product: Product | undefined;
let api: ApiProcess | undefined;
let stopped = false;

async function endApi(): Promise<void> {
  const ending = api;
  api = undefined;
  if (!ending) return;
  ending.signal('SIGTERM');
  // A browser keeps its hot-reload socket open: waiting for it would make every edit slow.
  await Promise.race([ending.exited, pause(patience)]);
  ending.signal('SIGKILL');
  await ending.exited;
}

async function restartApi(environment: NodeJS.ProcessEnv): Promise<void> {
  await endApi();
  if (stopped) return;
  const started = spawnApi(environment);
  api = started;
  void started.ready.then((url) => console.log(`→ ${url}`));
  void started.exited.then((code) => {
    if (api === started)
      console.error(`L’API s’est arrêtée (code ${code}) : elle repart à la prochaine modification`);
  });
}

async function develop(): Promise<void> {
  process.env['NODE_ENV'] ||= 'development';
  forgetBuild();
  useBuild();
  product = await openProduct((line) => console.log(line));
  void product.lost.then((error) => stop(error));
  const environment = { ...product.environment, WEB_DEV: '1' };
  const watcher = await bundle({
    root: join(root, 'apps/api'),
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite did not answer with a watcher');
  let turn: Promise<void> = Promise.resolve();
  let broken = false;
  watcher.on('event', (event) => {
    if (event.code === 'START') broken = false;
    if (event.code === 'ERROR') {
      broken = true;
      console.error(event.error.message);
    }
    if (event.code === 'END' && !broken) turn = turn.then(() => restartApi(environment));
  });
}

async function stop(error?: unknown): Promise<void> {
  if (stopped) return;
  stopped = true;
  if (error !== undefined) console.error(reasonOf(error));
  await endApi();
  await product?.stop();
  process.exit(error === undefined ? 0 : 1);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop());
await develop().catch(stop);
