// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { languageScript } from './language-script';

interface Visitor {
  stored?: string;
  languages: readonly string[];
  userAgent?: string;
}

/** Where the script sends a visitor who opens an address; undefined: nowhere. */
function sent(
  address: string,
  { stored, languages, userAgent = 'Mozilla/5.0' }: Visitor,
): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://example.org');
  const location = { pathname, search, hash, replace: (to: string) => (target = to) };
  const run = new Function('location', 'navigator', 'localStorage', 'addEventListener', languageScript);
  run(location, { languages, userAgent }, { getItem: () => stored ?? null }, () => undefined);
  return target;
}

describe('the language of a first visit', () => {
  it('follows the stored choice before the browser', () => {
    expect(sent('/projects?a=1#b', { stored: 'en', languages: ['fr-FR'] })).toBe('/en/projects?a=1#b');
    expect(sent('/projects', { stored: 'fr', languages: ['en-US'] })).toBeUndefined();
  });

  it('follows the first language of the browser that the site speaks', () => {
    expect(sent('/', { languages: ['de-DE', 'en-GB', 'fr'] })).toBe('/en');
    expect(sent('/', { languages: ['fr-CI', 'en'] })).toBeUndefined();
    expect(sent('/', { languages: ['de', 'es'] })).toBeUndefined();
  });

  it('never moves a visitor of an address that names its language, nor of the private side', () => {
    for (const address of ['/en', '/en/projects', '/auth', '/admin/projects']) {
      expect(sent(address, { stored: 'en', languages: ['en'] })).toBeUndefined();
    }
  });

  it('leaves robots where they are', () => {
    expect(
      sent('/', { languages: ['en-US'], userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ).toBeUndefined();
  });
});
