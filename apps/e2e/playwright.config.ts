import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from '../../tools/browser/ensure-chromium.ts';
import { freePort } from '../../tools/database/free-port.ts';
import { ADMINISTRATOR } from './administrator.ts';
import type { Options } from './site.ts';

// Whoever names a port may have a product there already; workers read this file again, so the answer is kept.
process.env['E2E_REUSE'] ??= String(process.env['E2E_PORT'] !== undefined);
// Workers read this file again: the first reading decides, the others find its choices in the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env['E2E_CHROMIUM'] ??= await ensureChromium();
/**
 * Without a window that anybody sees, each new page still gets one, with two more pages for its address bar and a process
 * in reserve: that costs more than the page itself.
 */
const UNSEEN = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
];
/** What Playwright switches off itself and we lean on: a second list of features replaces the first. */
const ALSO_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];
/**
 * No page lives long enough to earn back what the optimizing compilers cost; the baseline one does, where what it made
 * stays with the process for the next page.
 */
const SHORT_LIVED = ['--no-opt', '--no-maglev', '--always-sparkplug', '--no-flush-bytecode'];
/** A product that runs already, as `npm run stack` has it; absent, one is started. */
const elsewhere = process.env['E2E_URL'];
const baseURL = (process.env['E2E_BASE'] = elsewhere ?? `http://localhost:${process.env['E2E_PORT']}`);

const webServer = {
  command: 'node tools/start.ts',
  cwd: resolve(import.meta.dirname, '../..'),
  url: `${baseURL}/health/ready`,
  reuseExistingServer: process.env['E2E_REUSE'] === 'true',
  timeout: 270_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  env: {
    PORT: process.env['E2E_PORT'],
    PUBLIC_URL: baseURL,
    DATA_DIR: process.env['E2E_DATA_DIR'],
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
  },
};

/** Work for another worker while one file has the content or the facts of the site to itself: this looks at neither. */
const ACCOUNTS = ['**/auth-*.e2e.ts', '**/passwords.e2e.ts'];
/** Change the facts of the firm, one after the other in this order; the last weighs what they are a part of. */
const FACTS = ['**/admin-settings.e2e.ts', '**/firm-facts.e2e.ts', '**/weight-admin.e2e.ts'];
/** The same for those: no public page is looked at. */
const BESIDE = [
  '**/accessibility-dialogs.e2e.ts',
  '**/access.e2e.ts',
  ...['**/admin-api-keys.e2e.ts', '**/admin-messages.e2e.ts', '**/admin-newsletter.e2e.ts'],
  '**/admin-people.e2e.ts',
];

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  // In CI a neighbour may take the processor for seconds; what needed a second attempt is named by `npm test`.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // A worker waits for a quarter of its time: for the line to be quiet, and for what the product does.
  workers: 3,
  // For a busy machine: what hangs ends some day, and speed is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    // Nobody vouches for the certificate of the stack.
    ignoreHTTPSErrors: elsewhere !== undefined,
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    // The river of the home page takes a processor and a half while it is drawn; and what still opens on a busy machine
    // takes the click, or the focus, of what is tested. What is about motion asks for it.
    reducedMotion: 'reduce',
    // What a worker asks for cannot be routed or weighed; tests of the worker let it.
    serviceWorkers: 'block',
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
        `--js-flags=${SHORT_LIVED.join(',')}`,
        `--disable-features=${[...ALSO_OFF, ...UNSEEN].join(',')}`,
      ],
    },
  },
  projects: [
    // Looks at the site before there is any content.
    { name: 'empty', testMatch: '**/*.empty.e2e.ts', workers: 2 },
    // Measures with nobody else at work on what is measured.
    {
      name: 'weight',
      testMatch: '**/weight.e2e.ts',
      dependencies: ['empty'],
      use: { reducedMotion: 'no-preference', reusesContext: false },
    },
    { name: 'accounts', testMatch: ACCOUNTS, workers: 1, dependencies: ['empty'] },
    {
      name: 'site',
      testIgnore: ['**/*.empty.e2e.ts', '**/weight.e2e.ts', ...ACCOUNTS, ...FACTS, ...BESIDE],
      dependencies: ['weight'],
    },
    // Changes facts that every page shows: nobody is at work who looks at those.
    { name: 'facts', testMatch: FACTS, workers: 1, dependencies: ['site'] },
    { name: 'dialogs', testMatch: BESIDE, workers: 1, dependencies: ['site'] },
  ],
  ...(elsewhere === undefined && { webServer }),
});
