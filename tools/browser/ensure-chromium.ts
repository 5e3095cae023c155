import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { reasonOf, StartError } from '../database/index.ts';

const root = resolve(import.meta.dirname, '../..');
// Without the parts that only a window needs, a page costs a fifth less.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const downloadHost = process.env['PLAYWRIGHT_DOWNLOAD_HOST'] ?? 'https://cdn.playwright.dev';
const minutes = 60_000;

/** Whether the command ended well within its time. What it says goes to the error output. */
function succeeds(
  command: string,
  args: readonly string[],
  patience: number,
  quiet = false,
): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', quiet ? 'ignore' : 2, quiet ? 'ignore' : 2],
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

/** Ubuntu has a `chromium-browser` that only asks for a snap: a file alone is no browser. */
const works = (path: string): Promise<boolean> => succeeds(path, ['--version'], 20_000, true);

async function find(): Promise<string | undefined> {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = new Set([...folders, ...path]);
  const candidates = [
    chromium.executablePath(),
    ...names.flatMap((name) => [...places].map((folder) => join(folder, name))),
    ...applications,
  ];
  for (const candidate of candidates) if (existsSync(candidate) && (await works(candidate))) return candidate;
  return undefined;
}

/** A closed network must cost seconds, and Playwright alone would try for minutes. */
async function downloadsAreReachable(): Promise<boolean> {
  if (process.env['HTTPS_PROXY'] || process.env['https_proxy']) return true;
  try {
    await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

async function download(): Promise<void> {
  if (!(await downloadsAreReachable())) {
    console.error(`${downloadHost} : injoignable`);
    return;
  }
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const dependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await succeeds(process.execPath, [cli, 'install', ...dependencies, 'chromium'], 5 * minutes);
}

async function installPackage(): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const managers = [
    ['apt-get', ['install', '-y', '-q', '--no-install-recommends'], ['update', '-q']],
    ['apk', ['add', '--no-cache']],
    ['dnf', ['install', '-y']],
  ] as const;
  for (const [manager, install, refresh] of managers) {
    if (!(await succeeds(manager, ['--version'], 20_000, true))) continue;
    if (refresh) await succeeds(manager, refresh, 10 * minutes);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (await succeeds(manager, [...install, name], 10 * minutes)) return;
    }
  }
}

/** The path of a Chromium that runs: the one named, one that is here, or one installed now. */
export async function ensureChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (await works(named)) return named;
    throw new StartError(`CHROMIUM_PATH ${named} ne démarre pas`, 'CHROMIUM_PATH does not run');
  }
  const present = await find();
  if (present) return present;
  console.error('Chromium absent : installation…');
  for (const install of [download, installPackage]) {
    await install();
    const installed = await find();
    if (installed) return installed;
  }
  throw new StartError(
    'Chromium introuvable et impossible à installer : installez-le, ou indiquez CHROMIUM_PATH',
    'no Chromium and no way to install one: install it, or set CHROMIUM_PATH',
  );
}

if (import.meta.main) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
