// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasLanguageInAddress, inLocale, localeOfPath, withoutLocale } from './address';
import { createI18n, loadedNamespaces } from './create-i18n';
import { fetchedTexts } from './fetched-texts';
import { importedTexts } from './imported-texts';
import { loadTexts } from './load-texts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('texts', () => {
  it('are read per page, which knows their names in an order of its own', async () => {
    const server = createI18n('en', importedTexts);
    await loadTexts(server, ['home', 'common', 'admin/lists', 'admin']);
    expect(loadedNamespaces(server)).toEqual(['admin', 'admin/lists', 'common', 'home']);
    expect(server.t('home:hero.contact')).toBe('Contact us');
  });
});

describe('texts of a browser', () => {
  it('are asked for on the line again five times, after 350 ms and then twice as long each time', async () => {
    vi.useFakeTimers();
    const asked: [string, number][] = [];
    const start = Date.now();
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push([address, Date.now() - start]);
      throw new TypeError('Failed to fetch');
    });
    const i18n = createI18n('fr', fetchedTexts);
    const lost = expect(loadTexts(i18n, ['common'])).rejects.toThrow('No texts for fr/common');
    await vi.advanceTimersByTimeAsync(60_000);
    await lost;
    const [address] = asked[0]!;
    expect(address).toMatch(/fr\/common.*\.json$/);
    expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850].map((after) => [address, after]));
    // Who comes back to the page asks again.
    vi.stubGlobal('fetch', async () => Response.json({ hello: 'Bonjour' }));
    await loadTexts(i18n, ['common']);
    expect(i18n.t('common:hello')).toBe('Bonjour');
  });

  it('are there once one attempt has brought them whole', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url);
      if (asked.length === 1) answer.destroy();
      else if (asked.length === 2) answer.writeHead(503, { Connection: 'close' }).end('{}');
      else answer.end('{ "list": { "back": "Retour" } }');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string) => fetch(`http://127.0.0.1:${port}${path}`));
    const i18n = createI18n('fr', fetchedTexts);
    await loadTexts(i18n, ['admin/lists']);
    expect(i18n.t('admin/lists:list.back')).toBe('Retour');
    expect(asked).toEqual(Array(3).fill(expect.stringMatching(/fr\/admin\/lists.*\.json$/)));
    await new Promise((closed) => server.close(closed).closeAllConnections());
  });

  it('are not asked for where nobody knows of them', async () => {
    await expect(loadTexts(createI18n('fr', fetchedTexts), ['nowhere'])).rejects.toThrow('fr/nowhere');
  });
});

describe('an address', () => {
  it('names its language in the first segment, French without one', () => {
    expect(['/', '/projects', '/en', '/en/projects', '/english'].map(localeOfPath)).toEqual([
      'fr',
      'fr',
      'en',
      'en',
      'fr',
    ]);
  });

  it('has a twin in the other language and comes back unchanged', () => {
    for (const path of ['/', '/projects', '/projects/a-1']) {
      expect(withoutLocale(inLocale(path, 'en'))).toBe(path);
      expect(inLocale(path, 'fr')).toBe(path);
    }
  });

  it('is the same in every language on the private side', () => {
    expect(inLocale('/admin/projects', 'en')).toBe('/admin/projects');
    expect(['/auth', '/admin', '/administration'].map(hasLanguageInAddress)).toEqual([false, false, true]);
  });
});
