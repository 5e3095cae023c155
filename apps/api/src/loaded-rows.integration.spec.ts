import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Answer } from './testing/ask';
import { commandHere } from './testing/command-here';
import { anAdministrator, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { runBuilt, until } from './testing/running-product';

let product: Product;
let other: Product;
let administrator: Person;
let loader: Client;

beforeAll(async () => {
  product = await startProduct();
  other = await startProduct({ sharing: product });
  administrator = await anAdministrator(product, product.query);
  loader = new Client({ connectionString: product.database.superUrl });
  await loader.connect();
  await loader.query('set session_replication_role = replica');
});
afterAll(async () => {
  await loader.end();
  await other.stop();
  await product.stop();
});

const ID = `('01900000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const TABLES = {
  projects: `title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries, status,
    created_at, edited_at) select ${ID}, 'Étude ' || n, 'Study', 'a', 'a', 'GIRE', 'a', '2024', 'a', 'ongoing', now(), now()`,
  publications: `title_fr, title_en, description_fr, description_en, type, category, language, date, created_at,
    edited_at) select ${ID}, 'Guide', 'Guide', 'a', 'a', 'Guide', 'WASH', 'FR', '2024', now(), now()`,
  partners: `name, type, country, description_fr, description_en, projects_count, created_at, edited_at)
    select ${ID}, 'P' || n, 'ONG', 'CI', 'a', 'a', 0, now(), now()`,
  news: `title_fr, title_en, content_fr, content_en, published_at, edited_at, slug)
    select ${ID}, 'Le ' || n, 'The', 'a', 'a', timestamptz '2020-01-01Z', now(), case when n > 1 then 'le-' || n else '' end`,
  contact_messages: `nom, email, organisation, telephone, sujet, message, language, status, spam_score, created_at,
    edited_at) select ${ID}, 'a', 'a@example.org', '', '', '', 'a', 'fr', 'new', 0, now(), now()`,
  newsletter_subscriptions: `address_hash, email, state, language, source, consent_version, consent_at, created_at)
    select ${ID}, sha256(n::text::bytea), n || '@example.org', 'pending', 'fr', 'other', '1', now(), now()`,
};
const LISTS = ['projects', 'publications', 'partners', 'news', 'admin/messages', 'admin/newsletter'];

/** As a backup is loaded: past the triggers. */
async function load(rows: number): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    await loader.query(`insert into ${table} (id, ${columns} from generate_series(1, ${rows}) n`);
  }
}
const ask = (
  path: string,
  { on = product, ...asked }: { on?: Product; method?: string } = {},
): Promise<Answer> => on.ask(path, { ...asked, token: administrator.token });
const totals = (on?: Product) =>
  Promise.all(LISTS.map(async (list) => (await ask(`/api/v1/${list}`, { ...(on && { on }) })).body['total']));
/** As visitors see them: kept until somebody says that they are out of date. */
const publicTotals = (on: Product) =>
  Promise.all(LISTS.slice(0, 4).map(async (list) => (await on.ask(`/api/v1/${list}`)).body['total']));
const environment = () => ({
  DATABASE_URL: product.database.appUrl,
  MIGRATION_DATABASE_URL: product.database.ownerUrl,
  DATA_DIR: product.dataDir,
});
const sweep = () => commandHere(['files', 'sweep'], environment());

beforeEach(async () => {
  for (const table of Object.keys(TABLES)) await loader.query(`delete from ${table}`);
  await sweep();
});

describe('rows that were loaded past the triggers', () => {
  it('are counted by the sweep, and shown by every instance at once', async () => {
    for (const on of [product, other]) expect(await publicTotals(on)).toEqual([0, 0, 0, 0]);
    await load(3);
    const { code, output } = await sweep();
    expect([code, output]).toEqual([0, expect.stringContaining('recounted : 7')]);
    for (const on of [product, other]) {
      await until(async () => (await publicTotals(on)).every((total) => total === 3), 2_000);
      expect(await totals(on)).toEqual([3, 3, 3, 3, 3, 3]);
    }
    const counts = await ask('/api/v1/admin/counts');
    expect(Object.values(counts.body)).toEqual(Object.values(counts.body).map(() => 3));
    expect((await sweep()).output).toContain('recounted : 0');
  });

  it('that replace others, as many as they, are shown, too', async () => {
    await load(2);
    await sweep();
    const title = async (on: Product) => {
      const { body } = await on.ask('/api/v1/projects');
      return (body['items'] as { title_fr: string }[]).map(({ title_fr }) => title_fr).sort();
    };
    for (const on of [product, other]) expect(await title(on)).toEqual(['Étude 1', 'Étude 2']);
    await loader.query(`update projects set title_fr = 'Autre'`);
    await sweep();
    for (const on of [product, other])
      await until(async () => (await title(on)).join() === 'Autre,Autre', 2_000);
  });

  it('are counted when the product starts', async () => {
    await load(2);
    const started = await startProduct({ sharing: product });
    try {
      expect(await totals(started)).toEqual([2, 2, 2, 2, 2, 2]);
    } finally {
      await started.stop();
    }
  });

  it('can be removed before they are counted, and leave no total below none', async () => {
    await load(2);
    for (const list of LISTS.slice(0, 5)) {
      const path = `/api/v1/${list}/01900000-0000-7000-9000-000000000001`;
      const { headers } = await ask(path);
      const asked = { method: 'DELETE', headers: { 'If-Match': headers['etag'] ?? '' } };
      expect([list, (await ask(path, asked)).status]).toEqual([list, 204]);
    }
    const subscription = '/api/v1/admin/newsletter/01900000-0000-7000-9000-000000000001';
    expect((await ask(subscription, { method: 'DELETE' })).status).toBe(204);
    expect(await totals()).toEqual([0, 0, 0, 0, 0, 0]);
    await sweep();
    expect(await totals()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('have an address, and are not told to be gone', async () => {
    await load(2);
    await loader.query(
      `insert into removed_records (kind, id) select 'news', id from news on conflict do nothing`,
    );
    await sweep();
    const { body } = await ask('/api/v1/news');
    expect((body['items'] as { slug: string }[]).map(({ slug }) => slug).sort()).toEqual(['le-1', 'le-2']);
    expect(await product.query('select from removed_records')).toEqual([]);
    // An address that was given stays.
    await product.query(`update news set slug = 'autre' where slug = 'le-1'`);
    expect((await ask('/api/v1/news/by-slug/le-1')).status).toBe(200);
  });

  it('are counted exactly while others write', async () => {
    await load(5);
    const insert = `insert into projects (id, ${TABLES.projects.replace(ID, 'gen_random_uuid()')} from generate_series(1, 2) n`;
    const writers = Array.from({ length: 4 }, async () => {
      for (let turn = 0; turn < 20; turn += 1) await product.query(insert);
    });
    const sweeps = [1, 2].map(() => runBuilt('cli', ['files', 'sweep'], environment()));
    await Promise.all([...writers, ...sweeps]);
    expect((await totals())[0]).toBe(5 + 4 * 20 * 2);
  });
});
