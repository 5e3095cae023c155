import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../tools/browser/ensure-chromium.ts';
import { ADMINISTRATOR } from './administrator.ts';

// Whoever names a port may have a product there already; workers read this file again, so the answer is kept.
process.env['E2E_REUSE'] ??= String(process.env['E2E_PORT'] !== undefined);
// Workers read this file again: the first reading decides, the others find its choices in the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env['E2E_CHROMIUM'] ??= await ensureChromium();
const baseURL = `http://localhost:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    // A trace costs a third of the time: ask for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['E2E_CHROMIUM'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Looks at the site before there is any content.
    { name: 'empty', testMatch: '**/*.empty.e2e.ts' },
    // Measures with nobody else at work.
    { name: 'weight', testMatch: '**/weight.e2e.ts', dependencies: ['empty'] },
    {
      name: 'site',
      testIgnore: ['**/*.empty.e2e.ts', '**/weight.e2e.ts', '**/admin-settings.e2e.ts'],
      dependencies: ['weight'],
    },
    // Changes facts that every page shows: nobody else is at work.
    { name: 'settings', testMatch: '**/admin-settings.e2e.ts', dependencies: ['site'] },
  ],
  webServer: {
    command: 'node tools/start.ts',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `${baseURL}/health/ready`,
    reuseExistingServer: process.env['E2E_REUSE'] === 'true',
    timeout: 90_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env['E2E_PORT'],
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
  },
});
