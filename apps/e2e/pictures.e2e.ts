import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectEverythingFits } from './fitting.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import type { Records, Stored } from './records.ts';
import { expect, test } from './site.ts';
import { alive } from './visits.ts';

const SHAPES = {
  portrait: [600, 1600],
  panorama: [2400, 400],
  photograph: [1600, 1200],
  tiny: [160, 120],
  transparent: [500, 500],
} as const;

const made: [Records<object>, string][] = [];
let ids: { readonly project: string; readonly slug: string }[];

async function uploaded(office: APIRequestContext, bucket: string, shape: keyof typeof SHAPES) {
  const [width, height] = SHAPES[shape];
  const background = shape === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : '#12808c';
  const disc = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="#b4532a"/></svg>`,
  );
  const buffer = await sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: disc }])
    .png()
    .toBuffer();
  const file = { name: `${shape}.png`, mimeType: 'image/png', buffer };
  const answer = await office.post(`/api/v1/files/${bucket}`, { multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

async function publish<TBody extends object>(
  office: APIRequestContext,
  records: Records<TBody>,
  differing: object,
): Promise<TBody & Stored> {
  const record = await records.publish(office, differing);
  made.push([records as unknown as Records<object>, record.id]);
  return record;
}

test.beforeAll(async ({ office }) => {
  ids = [];
  for (const shape of Object.keys(SHAPES) as (keyof typeof SHAPES)[]) {
    const named = { title_fr: `Image ${shape}`, title_en: `Picture ${shape}` };
    const image_url = await uploaded(office, 'project-images', shape);
    const project = await publish(office, projects, { ...named, image_url });
    await publish(office, publications, named);
    await publish(office, partners, {
      name: `Logo ${shape}`,
      logo_url: await uploaded(office, 'partner-logos', shape),
    });
    const item = await publish(office, news, {
      ...named,
      image_url: await uploaded(office, 'news-images', shape),
    });
    const { slug } = (await (await office.get(`${news.path}/${item.id}`)).json()) as { slug: string };
    ids.push({ project: project.id, slug });
  }
});

test.afterAll(async ({ office }) => {
  for (const [records, id] of made) await records.withdraw(office, [id]);
});

/** How the cards of a list stand beside what is in them, in CSS pixels. */
async function cards(page: Page) {
  return page.locator('main [data-cards] article').evaluateAll((all) =>
    all.map((card) => {
      const [picture, text] = [card.children[0]!, card.children[1]!];
      const shown = picture.children[0]!.getBoundingClientRect();
      const frame = picture.getBoundingClientRect();
      const { paddingTop, paddingBottom, rowGap } = getComputedStyle(text);
      const lines = [...text.children].map((child) => child.getBoundingClientRect().height);
      const gaps = (lines.length - 1) * parseFloat(rowGap);
      const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
      return {
        title: card.querySelector('h3')!.textContent,
        height: card.getBoundingClientRect().height,
        /** What the words take, with their padding. */
        words: lines.reduce((sum, line) => sum + line, gaps + padding),
        inside: [...picture.querySelectorAll('img')].every(
          (image) => image.getBoundingClientRect().bottom < frame.bottom + 2,
        ),
        filled: Math.abs(shown.height - frame.height) < 2 && Math.abs(shown.width - frame.width) < 2,
      };
    }),
  );
}

async function allLoaded(page: Page): Promise<void> {
  const pictures = page.locator('main [data-cards] img');
  await pictures.evaluateAll((all) => all.forEach((one) => one.setAttribute('loading', 'eager')));
  const waiting = () =>
    pictures.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).complete).length);
  await expect.poll(waiting).toBe(0);
}

const LEAST_HEIGHT = 240;

for (const media of ['screen', 'print'] as const) {
  test(`No picture stretches its card, ${media}`, async ({ page }) => {
    // On A4 there are 174 mm between the margins.
    await page.setViewportSize({ width: media === 'print' ? 657 : 768, height: 900 });
    await page.emulateMedia({ media });
    for (const path of ['/projects?q=image', '/news', '/partnerships', '/resources?q=image']) {
      await page.goto(path);
      await alive(page);
      await allLoaded(page);
      const shown = await cards(page);
      expect(shown.length, path).toBeGreaterThanOrEqual(4);
      for (const { title, height, words, filled, inside } of shown) {
        expect.soft(height, `${path}: ${title}`).toBeLessThanOrEqual(Math.max(words, LEAST_HEIGHT) + 3);
        expect.soft(filled, `${path}: ${title} fills its column`).toBe(true);
        expect.soft(inside, `${path}: ${title} is not cut off`).toBe(true);
      }
    }
  });
}

test('The cover of a publication keeps the shape of a sheet at every width', async ({ page }) => {
  for (const width of [320, 360, 640, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources');
    const ratios = await page
      .locator('main article img')
      .evaluateAll((all) =>
        all
          .map((image) => image.parentElement!.getBoundingClientRect())
          .map((sheet) => sheet.width / sheet.height),
      );
    for (const ratio of ratios) expect.soft(ratio, `at ${width} px`).toBeCloseTo(3 / 4, 1);
  }
});

test('Pictures of every shape stay inside cards, pages and dialog', async ({ page }) => {
  for (const path of [
    '/',
    '/projects',
    '/news',
    '/partnerships',
    ...ids.flatMap(({ project, slug }) => [`/projects/${project}`, `/news/${slug}`]),
  ]) {
    await page.goto(path);
    await expectEverythingFits(page, path);
  }
  for (const { project } of ids) {
    await page.goto('/projects?q=image');
    await alive(page);
    await page.locator(`[data-project="${project}"]`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [sheet, image] = [page.getByRole('dialog'), page.getByRole('dialog').locator('img')];
      const [around, shown] = [(await sheet.boundingBox())!, (await image.boundingBox())!];
      expect.soft(shown.width, `at ${width} px`).toBeLessThanOrEqual(around.width);
      expect.soft(shown.height, `at ${width} px`).toBeLessThanOrEqual(around.width * 0.45);
    }
    await page.keyboard.press('Escape');
  }
});

test('A page fills the frame with a photograph, and shows all of a picture of an extreme shape', async ({
  page,
}) => {
  const fits = { portrait: 'contain', panorama: 'contain', photograph: 'cover', tiny: 'cover' };
  for (const [at, fit] of Object.values(fits).entries()) {
    const { project, slug } = ids[at]!;
    for (const path of [`/projects/${project}`, `/news/${slug}`, `/en/projects/${project}`]) {
      await page.goto(path);
      await expect.soft(page.locator('figure img').first(), path).toHaveCSS('object-fit', fit);
    }
  }
});

test('Pictures out of sight are asked for once somebody reads on', async ({ page, office }) => {
  // As other tests do meanwhile: what has none shows a drawing.
  await publish(office, projects, { title_fr: 'Image sans photographie' });
  await publish(office, news, {});
  await page.setViewportSize({ width: 360, height: 1_200 });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/files/')) asked.add(pathname);
  });
  for (const path of ['/projects?q=image', '/news']) {
    asked.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const photographs = page.locator('main [data-cards] article > div:first-child > img[src^="/files/"]');
    /** One that several cards show is asked for once. */
    const named = (below: number) =>
      photographs.evaluateAll((all, limit) => {
        const shown = all.filter((one) => one.parentElement!.getBoundingClientRect().top < limit);
        return new Set(shown.map((one) => new URL((one as HTMLImageElement).src).pathname)).size;
      }, below);
    const inSight = () => named(1_200 - 96);
    if (path !== '/news') expect(await inSight(), path).toBeGreaterThan(0);
    expect(await named(100_000), path).toBeGreaterThan(await inSight());
    expect(asked.size, path).toBe(await inSight());
    await page.mouse.wheel(0, 400);
    await expect.poll(() => asked.size, path).toBeGreaterThan(await inSight());
    const pictures = page.locator('main [data-cards] img');
    const left = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(Math.min(...left), path).toBeGreaterThanOrEqual(0);
  }
});

for (const deviceScaleFactor of [2, 3])
  test.describe(`On a telephone of ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor });
    test('A picture as wide as the page is sent in 640 pixels', async ({ page }) => {
      const { project, slug } = ids[2]!;
      for (const path of ['/projects?q=photograph', '/news', `/projects/${project}`, `/news/${slug}`]) {
        await page.goto(path);
        const photograph = page.locator('main img[srcset]').first();
        await photograph.scrollIntoViewIfNeeded();
        const sent = () => photograph.evaluate((image: HTMLImageElement) => image.currentSrc);
        await expect.poll(sent, path).toMatch(/w=640$/);
      }
    });
  });

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Pictures stand in their frames', async ({ page }) => {
    await page.goto('/projects?q=image');
    const boxes = await page.locator('main [data-cards] img').all();
    expect(boxes.length).toBeGreaterThan(3);
    for (const one of boxes) expect((await one.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  });
});

test('A white logo on a transparent ground is seen on its card', async ({ page, office }) => {
  const bars = Buffer.from(
    '<svg width="600" height="300"><path d="M60 60h60v180H60zM200 60h60v180h-60zM340 60h200v60H340z" fill="#fff"/></svg>',
  );
  const buffer = await sharp(bars).png().toBuffer();
  const file = { name: 'blanc.png', mimeType: 'image/png', buffer };
  const sent = await office.post('/api/v1/files/partner-logos', { multipart: { file } });
  const { url } = (await sent.json()) as { url: string };
  await publish(office, partners, { name: 'Logo blanc', logo_url: url });
  await page.goto('/partnerships');
  const logo = page.locator(`img[src^="${url}"]`).first();
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { channels } = await sharp(await logo.screenshot({ animations: 'disabled' }))
    .greyscale()
    .stats();
  // 3:1 against white is grey 149.
  expect(channels[0]!.min).toBeLessThan(149);
});
