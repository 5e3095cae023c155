import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import type { Readership } from '@site/api-platform/content';
import type { Keyset } from '@site/api-platform/http';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { anEdit, describeRepository } from '@site/api-kernel/testing';
import { Client } from 'pg';
import { NewsItem } from './domain/news-item';
import { NewsItemSchema } from './infrastructure/persistence/news-item.mapping';
import { PostgresNewsReader, type NewsListRequest } from './infrastructure/persistence/news.reader';
import { aDraft, aNewsItem } from './testing';

const fresh = databaseOfSuite([NewsItemSchema]);

beforeEach(async () => {
  await fresh.database.query('delete from news');
  await fresh.database.query('delete from binned_records');
});

const repository = () => new MikroOrmRepository(fresh.orm, NewsItem);
const reader = () => new PostgresNewsReader(fresh.database);
const list = (request: Partial<NewsListRequest> = {}, readership: Readership = 'visitors') =>
  reader().list({ size: 100, ...request }, readership);
const titlesOf = async (...request: Parameters<typeof list>) =>
  (await list(...request)).items.map(({ title_fr }) => title_fr);

/** Far from any time at which tests run. */
const [PAST, FUTURE] = ['2020-01-01', '2999-01-01'];
const titled = (fr: string, publishedAt: string) =>
  aNewsItem({ title: { fr, en: `${fr} (en)` }, publishedAt });

async function stored(...items: readonly NewsItem[]): Promise<void> {
  for (const item of items) await repository().add(item);
}
/** Moves an item to so many milliseconds from now, by the time of the database. */
const publishIn = (milliseconds: number, title: string) =>
  fresh.database.query(
    `update news set published_at = now() + $1 * interval '1 millisecond' where title_fr = $2`,
    [milliseconds, title],
  );

describe('news in PostgreSQL', () => {
  describeRepository({
    repository,
    entity: () => aNewsItem(),
    revise: (item) =>
      item.revise(
        aDraft({ title: { fr: 'Autre titre', en: 'Another title' }, publishedAt: '2026-02-01' }),
        anEdit(new Date('2026-03-02T09:00:00.000Z')),
      ),
  });
});

describe('reading news as rows', () => {
  it('shows the columns of the specification, and the version apart', async () => {
    const item = aNewsItem({ publishedAt: '2026-03-01T08:30:00.250+01:00' });
    await stored(item);
    expect(await reader().one(item.id, 'editors')).toEqual({
      version: 1,
      value: {
        id: item.id,
        version: 1,
        updated_at: expect.any(String),
        page_url: '/news/ouverture-du-chantier-de-la-digue',
        slug: 'ouverture-du-chantier-de-la-digue',
        title_fr: 'Ouverture du chantier de la digue',
        title_en: 'Works begin on the embankment',
        content_fr: 'Les travaux commencent lundi et durent six mois.',
        content_en: 'Works begin on Monday and last six months.',
        image_url: null,
        hidden: false,
        english_outdated: false,
        published_at: '2026-03-01T07:30:00.250000Z',
      },
    });
  });

  it('shows what is hidden to editors only, whenever it is published', async () => {
    const [past, future] = [titled('Passée', PAST), titled('Future', FUTURE)];
    const hidden = aNewsItem({ title: { fr: 'Masquée', en: 'Hidden' }, publishedAt: PAST, hidden: true });
    await stored(past, future, hidden);
    expect(await list()).toMatchObject({ items: [{ title_fr: 'Passée' }], total: 1 });
    expect((await list({}, 'editors')).total).toBe(3);
    for (const [visibility, title] of [
      ['public', 'Passée'],
      ['scheduled', 'Future'],
      ['hidden', 'Masquée'],
    ] as const) {
      expect(await titlesOf({ visibility }, 'editors')).toEqual([title]);
    }
    expect(await titlesOf({ visibility: 'hidden' })).toEqual([]);
    const counted = { visibility: ['hidden', 'public', 'scheduled'].map((value) => ({ value, count: 1 })) };
    expect(await reader().facets({ visibility: 'public' }, 'editors')).toEqual(counted);
    expect(await reader().facets({}, 'visitors')).toEqual({});
    for (const by of ['id', 'slug'] as const) {
      expect(await reader().one(hidden[by], 'visitors', undefined, by)).toBeUndefined();
      expect((await reader().one(hidden[by], 'editors', undefined, by))?.value).toMatchObject({
        hidden: true,
      });
    }
    await repository().remove(hidden);
    expect(await reader().wasRemoved(hidden.id)).toBe(false);
  });

  it('pages through everything by date of publication, also where many share one day', async () => {
    const items = [3, 1, 2, 2, 2, 1, 3].map((day) => aNewsItem({ publishedAt: `2020-01-0${day}` }));
    await stored(...items);
    const seen: string[] = [];
    let after: Keyset | undefined;
    do {
      const page = await list({ size: 2, after });
      expect(page.total).toBe(7);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    const newestFirst = items.toSorted(
      (a, b) => Number(b.publishedAt) - Number(a.publishedAt) || (a.id < b.id ? 1 : -1),
    );
    expect(seen).toEqual(newestFirst.map(({ id }) => id));
  });

  it('finds in titles and contents of either language, without case and accents', async () => {
    const content = { fr: 'Réunion à Bouaké', en: 'Meeting of farmers' };
    await stored(aNewsItem({ title: { fr: 'Été', en: 'Summer' }, content }), titled('Hiver', PAST));
    for (const search of ['ete', 'SUMMER', 'bouake', 'farmers reunion']) {
      expect([search, await titlesOf({ search }, 'editors')]).toEqual([search, ['Été']]);
    }
    expect(await titlesOf({ search: '%' }, 'editors')).toEqual([]);
  });

  it('sorts by either title', async () => {
    await stored(titled('éclair', PAST), titled('Zèbre', PAST), titled('Digue', PAST));
    const sorted = (by: string, descending: boolean) => titlesOf({ sort: { by, descending } });
    expect(await sorted('title_fr', false)).toEqual(['Digue', 'éclair', 'Zèbre']);
    expect(await sorted('title_en', true)).toEqual(['Zèbre', 'éclair', 'Digue']);
  });
});

describe('an item to come', () => {
  beforeEach(() => stored(titled('Hier', PAST), titled('Demain', FUTURE)));

  it('is in no list, total or search of a visitor', async () => {
    expect(await list()).toMatchObject({ total: 1, items: [{ title_fr: 'Hier' }] });
    for (const request of [
      { search: 'demain' },
      { visibility: 'scheduled' },
      { search: 'en', visibility: 'scheduled' },
    ] as const) {
      expect(await list(request)).toMatchObject({ total: 0, items: [] });
    }
    for (const request of [
      { search: '(en)' },
      { visibility: 'public' },
      { sort: { by: 'title_fr', descending: false } },
    ] as const) {
      expect(await list(request)).toMatchObject({ total: 1, items: [{ title_fr: 'Hier' }] });
    }
  });

  it('is there for editors, who can list it apart', async () => {
    expect(await titlesOf({}, 'editors')).toEqual(['Demain', 'Hier']);
    expect((await list({}, 'editors')).total).toBe(2);
    expect(await titlesOf({ visibility: 'scheduled' }, 'editors')).toEqual(['Demain']);
    expect(await titlesOf({ visibility: 'public' }, 'editors')).toEqual(['Hier']);
  });

  it('is found by its id by editors only', async () => {
    const id = (await list({ search: 'demain' }, 'editors')).items[0]?.id ?? '';
    expect(await reader().one(id, 'visitors')).toBeUndefined();
    expect((await reader().one(id, 'editors'))?.value.title_fr).toBe('Demain');
  });

  it('ends the time for which the list of a visitor holds', async () => {
    await publishIn(60_000, 'Demain');
    const { holds } = await list();
    expect(holds).toBeGreaterThan(50_000);
    expect(holds).toBeLessThanOrEqual(60_000);
    expect(await list({}, 'editors')).not.toHaveProperty('holds');
  });

  it('is public from its moment on, by the time of the database', async () => {
    await publishIn(0, 'Demain');
    const page = await list();
    expect(page).toMatchObject({ total: 2, items: [{ title_fr: 'Demain' }, { title_fr: 'Hier' }] });
    expect(page).not.toHaveProperty('holds');
  });
});

describe('among two thousand items', () => {
  const AMOUNT = 2_000;

  beforeEach(async () => {
    await fresh.database.query(
      `insert into news (id, title_fr, title_en, content_fr, content_en, published_at, edited_at)
       select gen_random_uuid(), 'Titre ' || n, 'Title ' || n, 'Contenu', 'Content',
         timestamptz '2020-01-01' + n * interval '1 minute', now() from generate_series(1, $1::int) n`,
      [AMOUNT],
    );
    await stored(titled('Demain', FUTURE), titled('Plus tard', FUTURE));
  });

  it('a visitor’s total is exact, and counted without reading what is public', async () => {
    expect((await list({ size: 1 })).total).toBe(AMOUNT);
    const owner = new Client({ connectionString: fresh.ownerUrl });
    await owner.connect();
    await owner.query('analyze news');
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      'explain select count(*), min(published_at) from news where news.published_at > now()',
    );
    await owner.end();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan.*news_newest_first/);
  });
});
