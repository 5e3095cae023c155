import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checks } from './checks.ts';
import { clientBuild } from './instance.ts';
import { builtFiles, PAGES, PRIVATE } from './pages.ts';
import { SECRET } from './site.ts';

/** J and M: what nobody is shown. */
export const secrets: Checks = {
  'J-07': async (site) => {
    const hidden = [
      '/.env',
      '/.git/HEAD',
      '/package.json',
      '/node_modules/express/package.json',
      '/dist/main.js',
      '/.vite/manifest.json',
      '/assets/../../server/entry-server.js',
      '/..%2f..%2fpackage.json',
      '/src/main.ts',
      '/@fs/etc/passwd',
    ];
    const maps = builtFiles()
      .filter((path) => path.endsWith('.js'))
      .slice(0, 3)
      .map((path) => `${path}.map`);
    for (const path of [...hidden, ...maps]) {
      const { status, text } = await site.ask(path);
      assert.equal(status, 404, path);
      assert.ok(!text.includes(site.dataDir), path);
    }
  },

  'J-08': async (site) => {
    const bundles = builtFiles().filter((path) => /\.(js|css|html|json|webmanifest)$/.test(path));
    const pages = await Promise.all([...PAGES, ...PRIVATE].map((path) => site.ask(path)));
    const texts = [
      ...bundles.map((path) => readFileSync(join(clientBuild, path), 'utf8')),
      ...pages.map(({ text }) => text),
    ];
    for (const text of texts) {
      assert.doesNotMatch(text, /sourceMappingURL|postgres(?:ql)?:\/\/|JWT_SECRET|DATABASE_URL|127\.0\.0\.1/);
      assert.ok(!text.includes(SECRET) && !text.includes(clientBuild));
    }
  },

  'J-10': async (site) => {
    const listed = (await site.ask('/sitemap.xml')).text + (await site.ask('/sitemap/pages.xml')).text;
    for (const path of PRIVATE) {
      const { headers: sent, text } = await site.ask(path);
      assert.equal(sent['x-robots-tag'], 'noindex', path);
      assert.match(text, /<meta name="robots" content="noindex/, path);
      assert.ok(!listed.includes(`${path}<`), path);
    }
    for (const path of ['/', '/en/projects'])
      assert.equal((await site.ask(path)).headers['x-robots-tag'], undefined);
  },
};
