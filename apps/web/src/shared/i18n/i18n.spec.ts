// @vitest-environment node
import type { BackendModule } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { hasLanguageInAddress, inLocale, localeOfPath, withoutLocale } from './address';
import { localeFiles } from './backend';
import { addTexts, createI18n, loadedTexts } from './create-i18n';

describe('texts', () => {
  it('are asked for again five times, after 350 ms and then twice as long each time', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const start = Date.now();
    const unreachable: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read(_language, _namespace, callback) {
        asked.push(Date.now() - start);
        callback(new Error('offline'), true);
      },
    };
    void createI18n('fr', unreachable).loadNamespaces('common');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  });

  it('are read per page and handed on without reading them again', async () => {
    const server = createI18n('en');
    await server.loadNamespaces(['common', 'home']);
    const browser = createI18n('en', { ...localeFiles, read: () => expect.unreachable() });
    addTexts(browser, loadedTexts(server));
    expect(Object.keys(loadedTexts(browser)).sort()).toEqual(['common', 'home']);
    expect(browser.t('home:hero.contact')).toBe('Contact us');
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
