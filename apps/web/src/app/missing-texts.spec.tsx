import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importedTexts, type FindTexts } from '../shared/i18n';
import { visit, visitorForTests } from './testing';

visitorForTests();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const without =
  (...lost: readonly string[]): FindTexts =>
  (language, namespace) =>
    lost.includes(namespace) ? undefined : importedTexts(language, namespace);

describe('a page whose texts do not come', () => {
  it.each([
    ['/services', 'services', 'Cette page n’a pas pu être affichée', 'Réessayer'],
    ['/en/contact', 'contact', 'This page could not be shown', 'Try again'],
    ['/auth', 'auth', 'Cette page n’a pas pu être affichée', 'Réessayer'],
    ['/admin', 'admin', 'Cette page n’a pas pu être affichée', 'Réessayer'],
  ])('says so at %s, with a way to load it anew', async (address, lost, title, retry) => {
    const { page } = await visit(address, undefined, { texts: without(lost) });
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(page.getByText(retry).getAttribute('href')).toBe('');
    expect(page.queryAllByText(/^[a-z]+(\.[a-z]+)+$/i)).toEqual([]);
  });
});

describe('a language whose texts do not come', () => {
  it('is that of the page that the plain link leads to, and no keys are shown', async () => {
    const opened: string[] = [];
    vi.stubGlobal('location', { ...window.location, assign: (address: string) => opened.push(address) });
    const french: FindTexts = (language, namespace) =>
      language === 'en' ? undefined : importedTexts(language, namespace);
    const { page } = await visit('/services?q=eau', undefined, { texts: french });
    await userEvent.setup().click(await page.findByText('English'));
    await waitFor(() => expect(opened).toEqual(['/en/services?q=eau']));
    expect(document.documentElement.lang).toBe('fr');
    expect(page.getAllByRole('link', { name: 'Contact' }).length).toBeGreaterThan(0);
  });

  it('is that of the page that somebody has gone on to meanwhile', async () => {
    const opened: string[] = [];
    vi.stubGlobal('location', { ...window.location, assign: (address: string) => opened.push(address) });
    let lose = (): void => undefined;
    const lost = new Promise<void>((resolve) => (lose = resolve));
    const french: FindTexts = async (language, namespace) => {
      if (language === 'fr') return importedTexts(language, namespace);
      await lost;
      return undefined;
    };
    const { page } = await visit('/about', undefined, { texts: french });
    const user = userEvent.setup();
    await user.click(await page.findByText('English'));
    await user.click(page.getAllByRole('link', { name: 'Expertise' })[0]!);
    await page.findByRole('heading', { level: 1, name: /^Domaines/ });
    lose();
    await waitFor(() => expect(opened).toEqual(['/en/services']));
  });
});
