import type { Locator } from '@playwright/test';
import { aLogo } from './files.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import type { Records, Stored } from './records.ts';
import { expect, test } from './site.ts';

const LONG = 'du bassin versant du fleuve Bandama, de ses affluents et de ses lacs, du relevé au modèle';
const made: [Records<object>, string][] = [];

test.beforeAll(async ({ office }) => {
  const publish = async <TBody extends object>(records: Records<TBody>, ...differing: object[]) => {
    for (const each of differing) {
      const { id }: Stored = await records.publish(office, each as Partial<TBody>);
      made.push([records as unknown as Records<object>, id]);
    }
  };
  const description_fr = `Une étude ${LONG}. `.repeat(3);
  const [plain, long] = [{ title_fr: 'Étude' }, { title_fr: `Étude ${LONG}` }];
  await publish(projects, { ...plain, location: LONG }, long, { ...plain, beneficiaries: LONG });
  await publish(publications, { ...plain, description_fr: 'Un guide.' }, { ...long, description_fr }, plain);
  const logo = await office.post('/api/v1/files/partner-logos', { multipart: { file: await aLogo() } });
  const { url: logo_url } = (await logo.json()) as { url: string };
  await publish(
    partners,
    { logo_url, description_fr: 'Un office.' },
    { logo_url, description_fr, country: LONG },
    { logo_url, name: LONG },
  );
  await publish(news, { ...plain, content_fr: 'Bref.' }, { ...long, content_fr: description_fr }, plain);
});
test.afterAll(async ({ office }) => {
  for (const [records, id] of made) await records.withdraw(office, [id]);
});

/** By row of cards, the different heights at which the parts of a kind begin. */
function unevenness(cards: Locator, parts: readonly string[]): Promise<string[]> {
  return cards.evaluateAll((all, selectors) => {
    const rows = Map.groupBy(all, (card) => Math.round(card.getBoundingClientRect().top));
    const several = [...rows.values()].filter(({ length }) => length > 1);
    if (several.length === 0) return ['no two cards stand side by side'];
    return several.flatMap((row) =>
      selectors.flatMap((selector) => {
        const starts = row.map((card) =>
          [...card.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().top)),
        );
        const most = Math.max(...starts.map(({ length }) => length));
        return Array.from({ length: most }, (_, index) => {
          const tops = starts.flatMap((each) => each[index] ?? []);
          return Math.max(...tops) - Math.min(...tops) > 1 ? `${selector} ${index}: ${tops.join(' ')}` : [];
        }).flat();
      }),
    );
  }, parts);
}

const FACTS = ['h3', 'dl > div'];
for (const [path, cards, parts, widths] of [
  ['/projects', '[data-cards] > li', FACTS, [1100, 1440]],
  ['/resources', '[data-cards] > li', [...FACTS, 'h3 + p', 'p:last-child'], [1100, 1440]],
  ['/partnerships', '[data-cards] > li', [...FACTS, 'h3 + p', 'p:last-child'], [1100, 1440]],
  ['/news', '[data-cards] > li', ['h3', 'h3 + p'], [1100, 1440]],
  ['/', 'section[aria-labelledby=expertise] li', ['h3', 'h3 + p'], [768, 1440]],
  ['/', 'section[aria-labelledby=flagships] li', ['h3', 'h3 + p'], [1000, 1440]],
] as const) {
  test(`Cards side by side keep one line: ${cards} of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await unevenness(page.locator(cards), parts), `${width} px`).toEqual([]);
    }
  });
}
