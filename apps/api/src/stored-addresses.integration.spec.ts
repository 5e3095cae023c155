import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { Client } from 'pg';
import { DOCUMENTS, everyPage } from './testing/every-address';
import { PUBLIC_URL } from './testing/forged-token';
import { addressesIn, type Placed } from './testing/page-addresses';
import { anAdministrator } from './testing/people';
import { runBuilt, startBuilt, type RunningProduct } from './testing/running-product';

const NAME = '0f3c9a5e7b1d4826a0c4e8f2b6d91357';
/** No address that anything may lead to. */
const HOSTILE = [
  'javascript:evil()',
  'JaVaScRiPt:evil()',
  ' javascript:evil()',
  'java\nscript:evil()',
  '\u0001javascript:evil()',
  'vbscript:evil',
  'data:text/html,<script>evil()</script>',
  'data:image/svg+xml,<svg onload="evil()">',
  'blob:https://evil.test/1',
  'file:///etc/evil',
  'ftp://evil.test/',
  'http://[',
  'http://[evil',
  'https://',
  'https://evil.test:99999/',
  'https://evil .test/',
  'https://evil.test/\u0007x',
  'https://user:evil@evil.test/',
  'https://evil.test/"><img src=x onerror=evil()>',
  '//evil.test/x.jpg',
  '\\\\evil.test\\x.jpg',
  '/\\evil.test/x.jpg',
  '/\t/evil.test/x.jpg',
  'evil/x.jpg',
  '?evil',
  '../evil',
  ' ',
  '%',
  '\u202Ehttps://evil.test/',
  `https://evil.test/${'x'.repeat(10_000)}`,
  `javascript:evil(${'x'.repeat(10_000)}`,
];
/** Nor is any of these a picture or a document of this product. */
const FOREIGN = [
  'https://evil.test/x.jpg',
  '/admin/evil',
  '/files/project-images/../../api/v1/evil',
  '/files/project-images/evil.jpg, https://evil.test/x 2x',
  '/files/project-images/evil.jpg?w=1#',
  '/files/none/evil.jpg',
];
/** A watched column cannot be made wider; the others are, here. */
const WHOLE = 500;
const PICTURES = /^(?:img|source|og:image|twitter:image|data (?:image|logo)|link imagesrcset)/;

/** Where a kind holds which address, and a bucket that is not its own. */
const FIELDS = [
  { kind: 'projects', field: 'image_url', own: 'project-images', other: 'partner-logos' },
  { kind: 'news', field: 'image_url', own: 'news-images', other: 'publications' },
  { kind: 'partners', field: 'logo_url', own: 'partner-logos', other: 'news-images' },
  { kind: 'publications', field: 'file_url', own: 'publications', other: 'project-images' },
] as const;

let fresh: FreshDatabase;
let product: RunningProduct;
let superuser: Client;

/** Rows as nobody could write them through the product, one for each value; triggers would refuse some. */
async function hold(kind: string, field: string, values: readonly string[]): Promise<void> {
  const { rows } = await superuser.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and column_name not in ('id', 'slug', $2)`,
    [kind, field],
  );
  const columns = rows[0]?.columns;
  await superuser.query(
    `insert into ${kind} (id, ${columns}) select gen_random_uuid(), ${columns}
     from (select * from ${kind} limit 1) model, generate_series(1, $1::int)`,
    [values.length],
  );
  await superuser.query('set session_replication_role = replica');
  await superuser.query(
    `update ${kind} set ${field} = value from
       (select id, row_number() over () as place from ${kind} where ${field} is null) free,
       unnest($1::text[]) with ordinality as given (value, place)
     where ${kind}.id = free.id and given.place = free.place`,
    [values.map((value) => (field === 'website_url' ? value : value.slice(0, WHOLE)))],
  );
  await superuser.query('set session_replication_role = origin');
}

beforeAll(async () => {
  fresh = await freshDatabase();
  const { appUrl, ownerUrl, superUrl } = fresh;
  await runBuilt('cli', ['seed'], { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl });
  superuser = new Client({ connectionString: superUrl });
  await superuser.connect();
  await superuser.query('alter table partners alter column website_url type text');
  await superuser.query('alter table settings alter column social_url type text');
  for (const { kind, field, own, other } of FIELDS) {
    const files = [...FOREIGN, `/files/${other}/${NAME}evil.jpg`, `/files/${own}/${NAME}.jpg`];
    await hold(kind, field, [...HOSTILE, ...files]);
  }
  await hold('partners', 'website_url', [...HOSTILE, 'https://good.test/x?a=b']);
  product = await startBuilt(fresh, { environment: { PUBLIC_URL, KEEP_ANSWERS: 'off' } });
});
afterAll(async () => {
  const { output } = await product.stop();
  await superuser.end();
  await fresh.close();
  expect(output).not.toMatch(/rendering failed/);
});

function isHarmless({ place, address }: Placed): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(address) || /evil/i.test(address)) return false;
  if (PICTURES.test(place)) {
    return /^(?:\/(?!\/)|https?:\/\/site\.test\/)/.test(address) && !address.includes('/files/publications/');
  }
  if (/^(?:[#?]|\/(?!\/))/.test(address)) return true;
  return URL.canParse(address) && /^(?:https?|mailto|tel):$/.test(new URL(address).protocol);
}

/** What no page may be or hold. */
async function troubles(path: string): Promise<string[]> {
  const { status, text } = await product.ask(path);
  if (status !== 200) return [`${path} answered ${status}`];
  const placed = addressesIn(text);
  if (placed.length === 0 && path !== '/robots.txt') return [`${path} has no address`];
  return placed
    .filter((one) => !isHarmless(one))
    .map((one) => `${path} ${one.place}: ${one.address.slice(0, 60)}`);
}

async function troublesOf(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await troubles(path)));
  return found.slice(0, 12);
}

const LISTS = ['/projects', '/news', '/resources', '/partnerships'];
const isAbsent = (path: string): boolean => path.includes('?page=');

describe('an address in a row', () => {
  it('that leads nowhere good is on no page, in no feed and in no sitemap, and every page is there', async () => {
    const pages = (await everyPage(product)).filter((path) => !isAbsent(path));
    expect(pages.length).toBeGreaterThan(200);
    expect(await troublesOf([...pages, ...DOCUMENTS])).toEqual([]);
  });

  it('is on each page of the lists harmless', async () => {
    for (const list of LISTS) {
      for (let page = 2; ; page += 1) {
        const path = `${list}?page=${page}`;
        if ((await product.ask(path)).status === 404) break;
        expect(await troublesOf([path, `/en${path}`])).toEqual([]);
      }
    }
  });

  it('is shown when it is one of the product, or a website', async () => {
    const { rows } = await superuser.query<{ id: string }>(`select id from projects where image_url = $1`, [
      `/files/project-images/${NAME}.jpg`,
    ]);
    const { text } = await product.ask(`/projects/${rows[0]?.id}`);
    const places = addressesIn(text).filter(({ address }) => address.includes(NAME));
    expect(new Set(places.map(({ place }) => place))).toEqual(
      new Set(['img src', 'img srcset', 'og:image', 'twitter:image', 'data image', 'link imagesrcset']),
    );
    const partners = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => product.ask(`/partnerships?page=${page}`)),
    );
    expect(partners.map(({ text: list }) => list).join('')).toContain('href="https://good.test/x?a=b"');
  });
});

describe('an address in the settings', () => {
  const SHOWN = ['/', '/en', '/contact', '/en/contact', '/partnerships', '/en/partnerships', '/projects'];

  it('is nowhere when it leads nowhere good', async () => {
    const { token } = await anAdministrator(product, fresh.database.query);
    const body = FIRM_DEFAULTS;
    const headers = { 'If-Match': '*' };
    await product.ask('/api/v1/admin/settings', { method: 'PUT', headers, body, token });
    await superuser.query('set session_replication_role = replica');
    for (const value of [...HOSTILE, ...FOREIGN]) {
      const website = FOREIGN.includes(value) ? FIRM_DEFAULTS.social_url : value;
      await superuser.query('update settings set social_url = $1, brochure_url = $2, share_image_url = $2', [
        website,
        value.slice(0, WHOLE),
      ]);
      expect([value, await troublesOf(SHOWN)]).toEqual([value, []]);
    }
  });
});
