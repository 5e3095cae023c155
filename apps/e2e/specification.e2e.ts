import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './site.ts';
import { SPECIFICATION } from './specification.ts';

const TITLE = /\b(?:test|signedInTest)\(\s*(['"`])((?:(?!\1).)*)\1/g;

function titles(): Set<string> {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'));
  const found = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(TITLE)].map(([, , title]) => title!),
  );
  // Titles that are made from a table.
  const made = ['/projects', '/en/projects'].map(
    (path) => `${path} shows three samples while there is no project`,
  );
  return new Set([...found, ...made, '/nulle-part is not found, says so in English and leads home']);
}

test('Every built line of the specification names tests that exist', () => {
  const known = titles();
  const missing = SPECIFICATION.flatMap(({ line, held }) =>
    held.filter((title) => !known.has(title)).map((title) => `${line}: ${title}`),
  );
  expect(missing).toEqual([]);
  expect(SPECIFICATION.every(({ held }) => held.length > 0)).toBe(true);
});
