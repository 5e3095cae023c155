import type { Page } from '@playwright/test';
import { addressIn, LANGUAGES, PUBLIC_PATHS, type Language } from './public-addresses.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/** Words that stand in almost every sentence of one language and in none of the other. */
const TELLING: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}’'-])(?:le|la|les|des|du|une|et|est|sont|avec|dans|sur|nos|notre|vos|votre|nous|vous|aux|ou|qui|que|pour|être|chaque|eau|projets)(?![\p{L}’'-])/giu,
  en: /(?<![\p{L}’'-])(?:the|and|of|with|our|your|you|we|is|are|for|from|to|by|this|that|which|each|every|water|will|it)(?![\p{L}’'-])/giu,
};

/** `namespace:key.path` or a dotted key where a text belongs. */
const RAW_KEY = /(?:^|\s)(?:[a-z]+:)?[a-z][a-zA-Z]+(?:\.[a-z][a-zA-Z]+)+(?=\s|$)/g;

/** Every text a reader or a screen reader meets, but for what says itself that it is in another language. */
async function textsOf(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const texts: string[] = [document.title];
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:title"]')) {
      texts.push(meta.getAttribute('content') ?? '');
    }
    const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== own;
    for (const element of document.body.querySelectorAll('*')) {
      if (isForeign(element) || element.matches('script, style, noscript')) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const value = element.getAttribute(name);
        if (value) texts.push(value);
      }
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
        if (text) texts.push(text);
      }
    }
    return texts;
  }, language);
}

for (const language of LANGUAGES) {
  const other = language === 'fr' ? 'en' : 'fr';
  test(`No page in ${language} has a word of the other language or a raw key`, async ({ page }) => {
    for (const path of PUBLIC_PATHS) {
      const address = addressIn(language, path);
      await page.goto(address);
      const texts = await textsOf(page, language);
      expect(texts.length, address).toBeGreaterThan(20);
      const own = texts.flatMap((text) => text.match(TELLING[language]) ?? []);
      expect(own.length, `${address} is in its own language`).toBeGreaterThan(10);
      const foreign = texts.filter((text) => text.match(TELLING[other]) !== null);
      expect.soft(foreign, `${address}: words of the other language`).toEqual([]);
      const raw = texts.filter(
        (text) => !/@|https?:|www\.|^[\w-]+\.(?:com|org|net)$/.test(text) && RAW_KEY.test(text),
      );
      expect.soft(raw, `${address}: raw keys`).toEqual([]);
    }
  });
}

test('The check of languages knows a foreign word and a raw key when it sees one', () => {
  expect('Read the whole study'.match(TELLING.en)).toEqual(['the']);
  expect('Étude d’impact et suivi'.match(TELLING.fr)).toEqual(['et']);
  expect('Nzué Conseil · Abidjan'.match(TELLING.en)).toBeNull();
  expect('home:hero.title'.match(RAW_KEY)).not.toBeNull();
  expect('hero.title'.match(RAW_KEY)).not.toBeNull();
  expect('Fin. Suite'.match(RAW_KEY)).toBeNull();
});
