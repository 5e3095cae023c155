import { beforeAll, describe, expect, it } from '@jest/globals';
import { databaseOfSuite, plansOf } from '@site/api-platform/testing';
import { PostgresContentReader, type Filters } from '@site/api-platform/content';
import type { PageRequest } from '@site/api-platform/persistence';
import { PUBLICATIONS } from '@site/vocabulary';
import { Client } from 'pg';
import { PUBLICATION_SORTS, PUBLICATION_TABLE } from './infrastructure/persistence/publication.reader';

const MANY = `insert into publications (id, title_fr, title_en, description_fr, description_en, type, category,
    language, date, downloads, created_at, edited_at)
  select gen_random_uuid(), 'Étude ' || md5(n::text), 'Study ' || md5((n + 1)::text),
    repeat(md5((n + 2)::text) || ' débits ', 20), repeat(md5((n + 3)::text) || ' flows ', 20),
    (array['Article', 'Rapport', 'Étude', 'Guide', 'Manuel'])[1 + n % 5], 'GIRE', 'FR', (2000 + n % 26)::text, n % 977,
    timestamptz '2020-01-01' + n * interval '1 hour', now()
  from generate_series(1, 10000) n`;

const fresh = databaseOfSuite();

beforeAll(async () => {
  // The product's own role would be cut off after some seconds.
  const owner = new Client({ connectionString: fresh.ownerUrl });
  await owner.connect();
  await owner.query(MANY);
  await owner.query('vacuum analyze publications');
  await owner.end();
});

/** What every kind is sorted by has the index of what else reads in that order. */
const INDEXES: Readonly<Record<string, string>> = { created_at: 'newest_first', updated_at: 'by_change' };

const planOf = async (request: PageRequest & Filters<typeof PUBLICATIONS>): Promise<string> => {
  const read = (database: typeof fresh.database) =>
    new PostgresContentReader(database, PUBLICATIONS, PUBLICATION_TABLE).list(request);
  return (await plansOf(fresh.database, read)).join('\n');
};

describe('ten thousand publications', () => {
  it('are opened newest first by an index, and counted without being read', async () => {
    const plan = await planOf({ size: 20 });
    expect(plan).toMatch(/Index Scan Backward using publications_newest_first/);
    expect(plan).not.toMatch(/Seq Scan on publications|Sort/);
  });

  it.each(Object.keys(PUBLICATION_SORTS))('are sorted by %s by an index, both ways', async (by) => {
    for (const descending of [false, true]) {
      const plan = await planOf({ size: 20, sort: { by, descending } });
      expect(plan).toMatch(
        new RegExp(`Index Scan (Backward )?using publications_${INDEXES[by] ?? `by_${by}`} `),
      );
      expect(plan).not.toMatch(/Seq Scan on publications|Sort/);
    }
  });

  it('are searched by an index', async () => {
    const plan = await planOf({ size: 20, search: 'étude c4ca4238a0b9' });
    expect(plan).toMatch(/Bitmap Index Scan on publications_search/);
    expect(plan).not.toMatch(/Seq Scan on publications/);
  });
});
