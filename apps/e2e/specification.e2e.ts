import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './site.ts';
import { ABOUT } from './specification-about.ts';
import { ADMINISTRATION } from './specification-admin.ts';
import { HOME } from './specification-home.ts';
import { CONTACT } from './specification-contact.ts';
import { SHELVES } from './specification-shelves.ts';
import { SITE, type Line } from './specification.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly file: string }[];
}

const folder = import.meta.dirname;
const LINES: readonly Line[] = [...SITE, ...SHELVES, ...HOME, ...ABOUT, ...CONTACT, ...ADMINISTRATION];

/** The file of every test by its title, as the runner itself makes the titles. */
async function tests(): Promise<Map<string, string>> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const options = ['test', '-c', join(folder, 'playwright.config.ts'), '--list', '--reporter=json'];
  // Where this run leaves its own report is no business of the list.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('PLAYWRIGHT_JSON'));
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...options], {
    env: Object.fromEntries(env),
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = new Map<string, string>();
  const collect = ({ suites = [], specs = [] }: Suite): void => {
    for (const { title, file } of specs) found.set(title, file);
    suites.forEach(collect);
  };
  collect(JSON.parse(stdout) as Suite);
  return found;
}

/** Apostrophes and spaces may be written in more than one way. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ');
const textOf = (file: string) => plain(readFileSync(join(folder, file), 'utf8'));

test('Every built line of the specification names tests that exist, and its texts stand in them', async () => {
  const known = await tests();
  const shared = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/\.e2e\.ts$|^specification/.test(name))
    .map(textOf)
    .join('\n');
  const missing = LINES.flatMap(({ line, held }) =>
    held.filter((title) => !known.has(title)).map((title) => `${line}: ${title}`),
  );
  expect(missing, 'tests that do not exist').toEqual([]);
  const unsaid = LINES.flatMap(({ line, says = [], held }) => {
    const sources = [shared, ...new Set(held.map((title) => textOf(known.get(title)!)))];
    return says
      .filter((text) => !sources.some((source) => source.includes(plain(text))))
      .map((text) => `${line}: ${text}`);
  });
  expect(unsaid, 'texts that no test says').toEqual([]);
  expect(LINES.filter(({ held }) => held.length === 0)).toEqual([]);
});
