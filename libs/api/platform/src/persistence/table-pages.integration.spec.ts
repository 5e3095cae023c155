import { beforeAll, describe, expect, it } from '@jest/globals';
import { TablePages } from './table-pages';
import { databaseOfSuite } from '../testing';

const fresh = databaseOfSuite();

beforeAll(async () => {
  await fresh.database.query(
    `insert into news (id, title_fr, title_en, content_fr, content_en, published_at, edited_at)
     select ('01900000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Titre ' || n, 'Title ' || n,
       repeat('eau ', 1000), '# Works' || chr(10) || '**water**', timestamptz '2020-01-01Z' + n * interval '1 day',
       timestamptz '2020-01-03Z' from generate_series(1, 5) n`,
  );
  await fresh.database.query(
    `insert into news (id, title_fr, title_en, content_fr, content_en, published_at, edited_at)
     values ('01900000-0000-7000-9000-0000000000ff', 'Demain', 'Tomorrow', 'x', 'x', now() + interval '1 minute', now())`,
  );
});

const pages = () =>
  new TablePages(fresh.database, {
    table: 'news',
    folder: '/news',
    name: 'slug',
    publicFrom: 'published_at',
    feed: { at: 'published_at', text: 'content' },
  });

describe('the pages of a table', () => {
  it('come in parts that hold each once, without what is not public yet', async () => {
    expect(await pages().parts(2)).toEqual([
      // Edited after the publication of the first two, before that of the others.
      '2020-01-03T00:00:00Z',
      '2020-01-05T00:00:00Z',
      '2020-01-06T00:00:00Z',
    ]);
    const parts = await Promise.all([0, 1, 2, 3].map((index) => pages().part(index, 2)));
    expect(parts.map((part) => part.map(({ path }) => path))).toEqual([
      ['/news/titre-1', '/news/titre-2'],
      ['/news/titre-3', '/news/titre-4'],
      ['/news/titre-5'],
      [],
    ]);
    expect(parts[0]?.[0]).toEqual({ path: '/news/titre-1', changedAt: '2020-01-03T00:00:00Z' });
  });

  it('are told newest first, with their text without marks', async () => {
    const [newest, ...others] = await pages().newest(2);
    expect(newest).toEqual({
      id: '01900000-0000-7000-9000-000000000005',
      path: '/news/titre-5',
      title: { fr: 'Titre 5', en: 'Title 5' },
      text: { fr: 'eau '.repeat(1000), en: 'Works\n\nwater' },
      publishedAt: '2020-01-06T00:00:00Z',
      changedAt: '2020-01-06T00:00:00Z',
    });
    expect(others.map(({ path }) => path)).toEqual(['/news/titre-4']);
  });

  it('hold until the next is published', async () => {
    const holds = await pages().holds();
    expect(holds).toBeGreaterThan(50_000);
    expect(holds).toBeLessThanOrEqual(60_000);
  });

  it('hold for good, and are not told, where nothing says when and what', async () => {
    const always = new TablePages(fresh.database, { table: 'news', folder: '/items', name: 'id' });
    expect([await always.holds(), await always.newest(5)]).toEqual([undefined, []]);
    expect(await always.part(5, 1)).toEqual([
      { path: '/items/01900000-0000-7000-9000-0000000000ff', changedAt: expect.stringMatching(/Z$/) },
    ]);
  });
});
