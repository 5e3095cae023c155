import { expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, stampOfSources, usersOfBuild } from './build.ts';

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

it('says nothing on standard output, which is the answer of the command that had to build', () => {
  const tree = mkdtempSync(join(tmpdir(), 'site-build-'));
  const talkative = `export default { plugins: [{ name: 'talk', buildStart: () => console.log('a plugin talks') }] };`;
  try {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    for (const path of ['package.json', 'tools/build.ts', 'tools/database'])
      cpSync(join(root, path), join(tree, path), { recursive: true });
    for (const app of ['api', 'web']) {
      const folder = join(tree, 'apps', app);
      mkdirSync(join(folder, 'dist'), { recursive: true });
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Site</title>');
      writeFileSync(join(folder, 'vite.config.mjs'), talkative);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree, 'tools/build.ts')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(/Construction du site…[^]*a plugin talks/);
  } finally {
    rmSync(tree, { recursive: true });
  }
});

it('knows who runs what is built, until he ends', async () => {
  const script = `const { useBuild } = await import(${JSON.stringify(join(root, 'tools/build.ts'))});
    useBuild();
    console.log('used');
    process.stdin.once('end', () => process.exit(0)).resume();`;
  const user = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(user.stdout, 'data');
  expect(usersOfBuild()).toContain(user.pid);
  user.stdin.end();
  await once(user, 'exit');
  expect(usersOfBuild()).not.toContain(user.pid);
});
