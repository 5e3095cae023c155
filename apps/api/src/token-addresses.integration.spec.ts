import { describe, expect, it } from '@jest/globals';
import { builtOfSuite } from './testing/suite';

const { product } = builtOfSuite();

const PAGES = ['/newsletter/confirm', '/newsletter/unsubscribe'].flatMap((path) => [
  `${path}?token=abc`,
  `/en${path}?token=abc`,
  `${path}/?token=abc`,
  `${path}?a=b&token=%61bc&w=1`,
  path,
]);
const CALLS = [
  'auth/password-reset/confirm',
  'newsletter/subscriptions/confirm',
  'newsletter/subscriptions/unsubscribe',
];
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const SECRET = { referrer: 'no-referrer', cache: 'no-store' };

async function shownBy(path: string, asked = {}) {
  const { headers } = await product.ask(path, asked);
  return { referrer: headers['referrer-policy'], cache: headers['cache-control'] };
}

describe('an address that holds a token', () => {
  it.each([...PAGES, '/auth/reset', '/auth/reset?token=abc'])(
    '%s is told to nobody and kept by nobody',
    async (path) => {
      // Once more when it has been rendered.
      for (const method of ['GET', 'GET', 'HEAD']) expect(await shownBy(path, { method })).toEqual(SECRET);
    },
  );

  it.each(PAGES.filter((path) => path.includes('?') && !path.includes('/?')))(
    '%s is not, either, when its form is posted',
    async (path) => {
      for (const body of ['token=abc', 'List-Unsubscribe=One-Click', 'x'.repeat(200_000)]) {
        expect(await shownBy(path, { method: 'POST', headers: FORM, body })).toEqual(SECRET);
      }
    },
  );

  it.each(CALLS)('/api/v1/%s is not, either', async (path) => {
    for (const body of [{ token: 'abc', password: 'pluie-de-mars' }, {}, '{']) {
      const headers = { 'Content-Type': 'application/json' };
      expect(await shownBy(`/api/v1/${path}?token=abc`, { method: 'POST', headers, body })).toEqual(SECRET);
      expect(await shownBy(`/api/v1/${path}`, { method: 'POST', headers, body })).toEqual(SECRET);
    }
  });

  it('is the exception: other pages tell other sites where a visitor comes from, and are kept', async () => {
    for (const path of ['/', '/en/contact', '/newsletter']) {
      expect(await shownBy(path)).toEqual({
        referrer: 'strict-origin-when-cross-origin',
        cache: 'public, max-age=0, must-revalidate',
      });
    }
  });
});
