import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { refusalOf } from '../../apps/api/src/commands/wrong-word.ts';
import { build, root, usersOfBuild } from '../build.ts';
import { reasonOf, StartError } from '../database/index.ts';
import { exitCodeOf } from './api-process.ts';
import { borrowProduct, demandProduct } from './product.ts';

const cli = join(root, 'apps/api/dist/cli.js');
const founding = ['migrate', 'seed', 'restore'];
const options = ['dry-run', 'verify', 'content', 'keep'];

const words = process.argv.slice(2);
const [command = '', , option] = words;
const stopping = new AbortController();
const { signal } = stopping;
let running: ChildProcess | undefined;

/** Without `--` before it, npm keeps an option to itself: `npm run retention --dry-run` would erase. @throws StartError */
function demandOptions(): void {
  for (const name of options) {
    if (!process.env[`npm_config_${name.replace('-', '_')}`] || words.includes(`--${name}`)) continue;
    const right = `npm run ${command} -- --${name}`;
    throw new StartError(`Mettez « -- » avant les options : ${right}`, `put -- before the options: ${right}`);
  }
}

function runCli(environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    running = spawn(process.execPath, [cli, ...words], { cwd: root, env: environment, stdio: 'inherit' });
    running.once('error', reject);
    running.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    stopping.abort(name);
    // Ctrl-C reaches the command by itself; this process stays to stop the database after it.
    if (name !== 'SIGINT') running?.kill(name);
  });
}

const endedBySignal = (): number => exitCodeOf(null, signal.reason as NodeJS.Signals);

async function carryOut(): Promise<number> {
  demandOptions();
  const refusal = refusalOf(words);
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  if (!founding.includes(command)) demandProduct();
  if (usersOfBuild().length === 0) await build({ signal });
  // Reads a file, wherever that is.
  if (command === 'restore' && option === '--verify') return runCli(process.env);
  const product = await borrowProduct((line) => console.error(line), signal);
  try {
    return signal.aborted ? endedBySignal() : await runCli(product.environment);
  } finally {
    await product.stop();
  }
}

try {
  process.exitCode = await carryOut();
} catch (error) {
  if (!signal.aborted) console.error(reasonOf(error));
  process.exitCode = signal.aborted ? endedBySignal() : 1;
}
