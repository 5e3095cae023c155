import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, root } from '../build.ts';
import { reasonOf } from '../database/index.ts';
import { exitCodeOf } from './api-process.ts';
import { borrowProduct, isProductUp } from './product.ts';

const cli = join(root, 'apps/api/dist/cli.js');

function runCli(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd: root, env: environment, stdio: 'inherit' });
    // Ctrl-C reaches the command by itself; this process stays to stop the database after it.
    process.on('SIGINT', () => undefined);
    for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => void child.kill(name));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

try {
  if (!isProductUp()) await build();
  const product = await borrowProduct((line) => console.error(line));
  try {
    process.exitCode = await runCli(process.argv.slice(2), product.environment);
  } finally {
    await product.stop();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
