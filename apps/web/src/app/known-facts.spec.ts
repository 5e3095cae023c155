// @vitest-environment node
import { FIRM_DEFAULTS, FIRM_PLACEHOLDERS, type Firm, type FirmPlaceholder } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPublication } from '../entities/publication/testing';
import { renderPage } from './entry-server';
import { rows } from './router/rows';
import { aProject, api, publish, serve, transport, visitorForTests } from './testing';

visitorForTests();

const GIVEN = {
  identification_number: 'CC 2500001 A',
  trade_register_number: 'CI-FICTIF-2025-B-1',
  tax_centre: 'Centre fictif des impôts',
  social_security_agency: 'Agence fictive',
  director_name: 'Awa Koné',
  address_fr: '12 rue des Jardins',
  address_en: '12 Gardens Street',
  phone: '+225 27 22 41 00 01',
  email: 'bureau@eaux.test',
  whatsapp_number: '2250701020304',
  social_url: 'https://social.test/eaux',
  hosting: 'Hébergeur fictif',
} as const satisfies Partial<Firm>;
type Given = keyof typeof GIVEN;

const PROJECT = aProject();
const PUBLICATION = aPublication();
const PATHS = [
  ...rows.map(({ path }) => path).filter((path) => !path.includes('$')),
  `/projects/${PROJECT.id}`,
  `/resources/${PUBLICATION.id}`,
  '/nowhere',
];
const WITH_FACTS = [
  '/',
  '/about',
  '/contact',
  '/legal',
  '/privacy',
  '/newsletter',
  '/newsletter/unsubscribe',
];
const twice = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

const PLACEHOLDER =
  /compl[ée]ter\b(?! celles)|to be completed|(?:00[\s ]){3}00|2250{8}|contact@example|linkedin\.com\/"/i;
const UNWORDED = /\b(?:null|undefined)\b|\{\{|\s[,.]|[:,]\s*[.,]|:\s*$/;
const HOLLOW = /<(dd|dt|dl|li|ul|ol|p|h[1-6]|a|address|section|strong|em)(?: [^>]*)?>\s*<\/\1>/;
const DEAD = /href="(?:tel:|mailto:|https:\/\/wa\.me\/|https?:\/\/|#)?"/;

function firmIs(facts: Partial<Firm>): void {
  api.use(http.get('*/api/v1/settings', () => HttpResponse.json({ ...FIRM_DEFAULTS, ...facts })));
}

async function render(url: string) {
  const { html } = await renderPage({
    url,
    publicUrl: 'https://site.test',
    transport,
    onError: console.error,
  });
  const shown = html.slice(0, html.indexOf('$_TSR'));
  const hrefs = [...shown.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  const sentences = [...shown.matchAll(/<(p|dd|li|dt|h\d)(?: [^>]*)?>([\s\S]*?)<\/\1>/g)].map(
    ([, , text = '']) => text.replaceAll(/<[^>]*>/g, '').trim(),
  );
  return { shown, hrefs, sentences: sentences.filter((text) => !text.endsWith(' :') && !text.endsWith(':')) };
}

async function expectSound(url: string) {
  const { shown, hrefs, sentences } = await render(url);
  expect([url, PLACEHOLDER.exec(shown)?.[0]]).toEqual([url, undefined]);
  expect([url, HOLLOW.exec(shown)?.[0]]).toEqual([url, undefined]);
  expect([url, DEAD.exec(shown)?.[0]]).toEqual([url, undefined]);
  expect([url, sentences.filter((text) => UNWORDED.test(text))]).toEqual([url, []]);
  return { shown, hrefs };
}

beforeEach(() => {
  publish(PROJECT);
  serve('publications', [PUBLICATION]);
});

describe('while the owner has given nothing', () => {
  it.each(twice(PATHS))('%s shows no placeholder, no empty row and no dead link', async (url) => {
    const { shown, hrefs } = await expectSound(url);
    expect(hrefs.filter((href) => /^(?:tel|mailto):/.test(href))).toEqual([]);
    const chats = hrefs.filter((href) => href.includes('wa.me'));
    expect(chats.length).toBeGreaterThan(0);
    for (const chat of chats) expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=(?:Bonjour|Hello)/);
    expect(shown).not.toMatch(/"(?:telephone|email|streetAddress|sameAs)":/);
  });
});

describe('once the owner has given everything', () => {
  it('the pages are sound, and each fact stands where a visitor looks for it', async () => {
    firmIs(GIVEN);
    const all: string[] = [];
    for (const url of twice(PATHS)) {
      const { shown, hrefs } = await expectSound(url);
      all.push(shown);
      const reach = hrefs.filter((href) => /^(?:tel|mailto):|wa\.me|social\.test/.test(href));
      for (const href of reach) {
        expect(href).toMatch(
          /^(?:tel:\+2252722410001|mailto:bureau@eaux\.test|https:\/\/wa\.me\/2250701020304\?text=(?:Bonjour|Hello).*|https:\/\/social\.test\/eaux)$/,
        );
      }
    }
    const site = all.join('');
    for (const [name, value] of Object.entries(GIVEN))
      expect([name, site.includes(value)]).toEqual([name, true]);
  });
});

describe('facts that are no plain words', () => {
  it.each([
    '{{email}} $t(privacy:rights.title)',
    '<script>window.__xss=1</script>',
    '"><img src=x onerror=y>',
  ])('like %s are shown as they are written', async (odd) => {
    const written = odd.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    firmIs({ address_fr: odd, hosting: odd, tax_centre: odd, director_name: odd });
    for (const url of WITH_FACTS) {
      const { shown } = await render(url);
      expect(shown).not.toMatch(/<script>window\.__xss|<img src=x/);
      if (!url.startsWith('/news') && url !== '/') expect(shown.split('<main')[1]).toContain(written);
    }
  });
});

describe('while the owner has given one fact alone', () => {
  const alone = FIRM_PLACEHOLDERS.filter((name): name is FirmPlaceholder & Given => name in GIVEN);
  it.each(alone)('%s is shown, and nothing stands for the others', async (name) => {
    firmIs({ [name]: GIVEN[name] });
    const all: string[] = [];
    for (const url of twice(WITH_FACTS)) {
      const { shown, hrefs } = await expectSound(url);
      all.push(shown);
      if (name !== 'phone') expect(hrefs.filter((href) => href.startsWith('tel:'))).toEqual([]);
      if (name !== 'email') expect(hrefs.filter((href) => href.startsWith('mailto:'))).toEqual([]);
    }
    expect(all.join('')).toContain(GIVEN[name]);
  });

  it('a street in one language serves the other rather than none', async () => {
    firmIs({ address_fr: GIVEN.address_fr });
    expect((await render('/en/contact')).shown).toContain(GIVEN.address_fr);
  });
});
