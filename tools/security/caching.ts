import assert from 'node:assert/strict';
import { DOCUMENTS, everyPage } from '../../apps/api/src/testing/every-address.ts';
import { expectStatus, type Checks } from './checks.ts';
import { PRIVATE } from './pages.ts';
import { ORIGIN } from './site.ts';

/** L, and K-13: what others keep of an answer. */
export const caching: Checks = {
  'L-01': async (site) => {
    const { token, cookie } = await site.administrator();
    const personal = [{ Cookie: cookie }, { Authorization: `Bearer ${token}` }];
    for (const path of ['/api/v1/projects', '/api/v1/projects?limit=3', '/api/v1/auth/me', '/health/live']) {
      await site.ask(path);
      for (const sent of personal) {
        assert.equal(
          (await site.ask(path, { headers: sent as Record<string, string> })).headers['cache-control'],
          'no-store',
          path,
        );
      }
    }
    for (const path of [...PRIVATE, '/nothing-here', '/api/v1/nothing', '/files/project-images/none.jpg']) {
      assert.equal((await site.ask(path)).headers['cache-control'], 'no-store', path);
    }
    const pages = (await everyPage(site)).slice(0, 12);
    for (const path of pages) {
      const answer = await site.ask(path);
      if (answer.status === 200 && !path.includes('/newsletter/')) {
        assert.match(String(expectStatus(answer, 200).headers['cache-control']), /^public, max-age=0/, path);
      }
    }
  },

  'K-13': async (site) => {
    const evil = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'http' };
    for (const path of ['/', '/en', '/projects', ...DOCUMENTS]) {
      for (const address of [`${path}?x=1`, path]) {
        const { text, headers: sent } = await site.ask(address, { headers: evil });
        assert.ok(!(text + JSON.stringify(sent)).includes('evil.test'), address);
      }
      const { text } = await site.ask(path);
      assert.ok(text.includes(ORIGIN), path);
    }
    site.mail.forget();
    await site.post(
      'newsletter/subscriptions',
      { email: 'kouassi@example.org', consent: true },
      { headers: evil },
    );
  },
};
