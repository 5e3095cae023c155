import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, root } from '../build.ts';
import { reasonOf, StartError } from '../database/index.ts';
import { exitCodeOf } from './api-process.ts';
import { borrowProduct, demandProduct, isProductUp } from './product.ts';

const cli = join(root, 'apps/api/dist/cli.js');
const founding = ['migrate', 'seed', 'restore'];
const options = ['dry-run', 'verify', 'content', 'keep'];

const words = process.argv.slice(2);

/** Without `--` before it, npm keeps an option to itself: `npm run retention --dry-run` would erase. @throws StartError */
function demandOptions(): void {
  for (const option of options) {
    if (!process.env[`npm_config_${option.replace('-', '_')}`] || words.includes(`--${option}`)) continue;
    const right = `npm run ${words[0] ?? ''} -- --${option}`;
    throw new StartError(`Mettez « -- » avant les options : ${right}`, `put -- before the options: ${right}`);
  }
}

function runCli(environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...words], { cwd: root, env: environment, stdio: 'inherit' });
    // Ctrl-C reaches the command by itself; this process stays to stop the database after it.
    process.on('SIGINT', () => undefined);
    for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => void child.kill(name));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

try {
  demandOptions();
  if (!founding.includes(words[0] ?? '')) demandProduct();
  if (!isProductUp()) await build();
  const product = await borrowProduct((line) => console.error(line));
  try {
    process.exitCode = await runCli(product.environment);
  } finally {
    await product.stop();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
