import { setTimeout as pause } from 'node:timers/promises';
import { build, useBuild } from './build.ts';
import { exitCodeOf, spawnApi, type ApiProcess } from './commands/api-process.ts';
import { openProduct, type Product } from './commands/product.ts';
import { reasonOf } from './database/index.ts';
import { languageOf, welcomeText } from './welcome.ts';

// Requests have 30 s, then jobs 10.
const drainLimit = 45_000 + 1_000 * (Number(process.env['DRAIN_SECONDS']) || 0);
// npm passes on the Ctrl-C that the terminal has sent here already: two within a second are one.
const oneGesture = 1_000;

const stopping = new AbortController();
let product: Product | undefined;
let api: ApiProcess | undefined;
let firstSignal = 0;

let served = false;

/** Once the product serves, whoever reads its output expects the lines of a log. */
function log(line: string, level = 'warn'): void {
  console.log(served ? JSON.stringify({ level, time: new Date(), context: 'Start', msg: line }) : line);
}

async function force(): Promise<never> {
  log('Arrêt forcé');
  api?.signal('SIGKILL');
  await product?.stop('immediate');
  process.exit(1);
}

function onSignal(): void {
  if (firstSignal === 0) {
    firstSignal = Date.now();
    stopping.abort();
  } else if (Date.now() - firstSignal > oneGesture) void force();
}

function welcome(url: string): void {
  console.log(welcomeText(url, process.env['ADMIN_EMAIL'], languageOf(process.env)));
  served = true;
}

/** Ends the API; answers its exit code, or 1 when it had to be killed. */
async function drain(running: ApiProcess): Promise<number> {
  running.signal('SIGTERM');
  const code = await Promise.race([running.exited, pause(drainLimit, undefined, { ref: false })]);
  // While it is loaded, it has no way to end by itself yet.
  if (code !== undefined) return code === exitCodeOf(null, 'SIGTERM') ? 0 : code;
  running.signal('SIGKILL');
  await running.exited;
  return 1;
}

async function serve(): Promise<number> {
  const asked = new Promise<'stop'>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve('stop')),
  );
  await build({ signal: stopping.signal });
  useBuild();
  if (stopping.signal.aborted) return 0;
  product = await openProduct(log, stopping.signal);
  if (stopping.signal.aborted) return 0;
  api = spawnApi(product.environment);
  void api.ready.then(welcome);
  const outcome = await Promise.race([api.exited, asked, product.lost]);
  if (typeof outcome === 'number') return outcome;
  if (outcome === 'stop') return drain(api);
  if (served) log(reasonOf(outcome), 'error');
  else console.error(reasonOf(outcome));
  await drain(api);
  return 1;
}

/** A shell between npm and here may end without passing the signal on: then being left alone is the signal. */
function stopWithNpm(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onSignal();
  }, 500);
  watch.unref();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);

stopWithNpm();
let code = 1;
try {
  code = await serve();
} catch (error) {
  if (stopping.signal.aborted) code = 0;
  else console.error(reasonOf(error));
} finally {
  await product?.stop();
}
process.exit(code);
