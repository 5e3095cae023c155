import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Where the product is, and the file of its certificate. */
export interface Address {
  readonly url: string;
  readonly certificate: string;
}

/** Runs the browser tests against a product that is there; files alone where they are named. Answers the exit code. */
export async function journeys(
  { url, certificate }: Address,
  files: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const chosen = files.length > 0 ? ['--no-deps', ...files] : [];
  const words = [playwright, 'test', '--config', 'apps/e2e/playwright.config.ts', ...chosen];
  if (signal.aborted) return 1;
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url, NODE_EXTRA_CA_CERTS: certificate },
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}
