import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stampOfSources } from './build.ts';

it('builds again for a changed source, not for what tests are or leave behind', () => {
  const tree = mkdtempSync(join(tmpdir(), 'site-build-'));
  const write = (path: string, text: string): string => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
    return stampOfSources(tree);
  };
  try {
    const built = write('libs/vocabulary/src/index.ts', 'export const one = 1;');
    for (const path of [
      'libs/vocabulary/src/index.spec.ts',
      'libs/vocabulary/test-report.json',
      'apps/web/src/home.e2e.ts',
      'apps/api/dist/main.js',
      'apps/api/src/testing/product.ts',
      'docs/operations.md',
    ])
      expect([path, write(path, 'changed')]).toEqual([path, built]);
    expect(write('libs/vocabulary/src/other.ts', '')).not.toBe(built);
    expect(write('libs/vocabulary/src/index.ts', 'export const one = 2;')).not.toBe(built);
  } finally {
    rmSync(tree, { recursive: true });
  }
});
