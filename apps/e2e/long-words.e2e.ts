import type { Page } from '@playwright/test';
import { TEXT_LIMITS } from '@site/vocabulary';
import { seeAll } from './accessible.ts';
import { expectEverythingFits } from './fitting.ts';
import { speakNow } from './language-menu.ts';
import { aMessage, send } from './messages.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { addressIn, LANGUAGES } from './public-addresses.ts';
import { publications } from './publications.ts';
import { rows } from './record-list.ts';
import type { Records, Stored } from './records.ts';
import { signUpOverApi } from './session.ts';
import { expect, signedInTest, test } from './site.ts';
import { alive, goOn } from './visits.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8).slice(0, 300);
const URL_300 = `https://exemple.example.org/${'donneesouvertes'.repeat(20)}`.slice(0, 300);

/** A word in each text of a record, as long as the field takes it; every second text is an address. */
function stretched<TBody extends object>({ example }: Records<TBody>): Partial<TBody> {
  const texts = Object.entries(example()).filter(([, value]) => typeof value === 'string');
  const own = texts
    .filter(([name]) => !['status', 'language', 'published_at'].includes(name))
    .map(([name], index) => {
      const field = name.replace(/_(?:fr|en)$/, '') as keyof typeof TEXT_LIMITS;
      return [name, (index % 2 ? URL_300 : WORD).slice(0, TEXT_LIMITS[field])] as const;
    });
  return Object.fromEntries(own) as Partial<TBody>;
}

const made: [Records<object>, Stored][] = [];
async function publish<TBody extends object>(
  office: Parameters<typeof projects.publish>[0],
  records: Records<TBody>,
  differing: object = {},
): Promise<TBody & Stored> {
  const record = await records.publish(office, { ...stretched(records), ...differing });
  made.push([records as unknown as Records<object>, record]);
  return record;
}

let project: Stored & { title_fr: string; title_en: string };
let paths: string[];
let forms: string[];
let sender: string;

test.beforeAll(async ({ office, playwright, baseURL }) => {
  project = await publish(office, projects);
  const publication = await publish(office, publications);
  await publish(office, publications, { language: WORD.slice(0, TEXT_LIMITS.language) });
  const partner = await publish(office, partners, { website_url: URL_300 });
  await publish(office, partners);
  const deleted = await projects.publish(office, stretched(projects));
  await projects.withdraw(office, [deleted.id]);
  const item = await publish(office, news);
  const { slug } = (await (await office.get(`${news.path}/${item.id}`)).json()) as { slug: string };
  paths = [
    ...['/', '/projects', '/resources', '/partnerships', '/news'],
    ...[`/projects/${project.id}`, `/resources/${publication.id}`, `/news/${slug}`],
  ];
  forms = [
    `/admin/projects/${project.id}`,
    `/admin/publications/${publication.id}`,
    `/admin/partners/${partner.id}`,
    `/admin/news/${item.id}`,
  ];

  const visitor = await playwright.request.newContext({ baseURL: baseURL! });
  sender = `${'s'.repeat(60)}@${`${'a'.repeat(60)}.`.repeat(2)}example.org`;
  await send(
    visitor,
    aMessage({
      nom: WORD.slice(0, TEXT_LIMITS.full_name),
      email: sender,
      organisation: URL_300.slice(0, TEXT_LIMITS.organisation),
      sujet: WORD.slice(0, TEXT_LIMITS.subject),
      message: `${URL_300} ${WORD}`,
    }),
  );
  const subscription = { email: sender, consent: true, website: '', language: 'fr', source: 'resources' };
  const answer = await visitor.post('/api/v1/newsletter/subscriptions', { data: subscription });
  expect(answer.ok(), await answer.text()).toBe(true);
  await signUpOverApi(visitor, WORD.slice(0, TEXT_LIMITS.full_name));
  await visitor.dispose();
});

test.afterAll(async ({ office }) => {
  for (const [records, { id }] of made) await records.withdraw(office, [id]);
});

for (const language of LANGUAGES) {
  test(`A word of 300 letters and a long address stay inside every public page, ${language}`, async ({
    page,
  }) => {
    for (const path of paths) {
      const address = addressIn(language, path);
      await page.goto(address);
      await alive(page);
      await expectEverythingFits(page, address);
    }
  });

  test(`A word of 300 letters is not cut off in the dialogs, ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, `/projects?q=${encodeURIComponent(project.title_fr.slice(0, 60))}`));
    await alive(page);
    await page.getByRole('link', { name: project[`title_${language}`] }).click();
    await expectDialogFits(page);
    await page.goto(addressIn(language, '/partnerships'));
    await alive(page);
    await page.locator('main a[href^="#partner-"]').first().click();
    await expectDialogFits(page);
  });
}

async function expectDialogFits(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectEverythingFits(page, 'the dialog');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await dialog.evaluate((sheet) =>
      [sheet, ...sheet.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect.soft(wide, `parts of the dialog at ${width} px`).toEqual([]);
  }
}

signedInTest(
  'A word of 300 letters stays inside every screen of the administration, in both languages',
  async ({ page, office }) => {
    const inbox = await office.get('/api/v1/admin/messages', { params: { q: WORD.slice(0, 40) } });
    const { items } = (await inbox.json()) as { items: Stored[] };
    const inBoth = async (look: (language: string) => Promise<void>) => {
      const first = await page.locator('html').getAttribute('lang');
      await look(first!);
      const second = first === 'fr' ? 'en' : 'fr';
      await speakNow(page, second);
      await look(second);
    };
    await page.goto('/admin');
    for (const screen of [
      ...['/admin', '/admin/projects', '/admin/publications', '/admin/partners', '/admin/news'],
      ...['/admin/messages', `/admin/messages/${items[0]!.id}`, '/admin/users', '/admin/newsletter'],
      ...['/admin/media', '/admin/bin', '/admin/api-keys', '/admin/webhooks'],
      ...forms,
    ]) {
      if (screen !== '/admin') await goOn(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inBoth(async (language) => {
        await expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
        await seeAll(page);
        await expectEverythingFits(page, `${screen} ${language}`);
      });
    }
    await goOn(page, `/admin/projects?q=${WORD.slice(0, 40)}`);
    await inBoth(async (language) => {
      await rows(page).first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectEverythingFits(page, `the question before a removal, ${language}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  },
);
