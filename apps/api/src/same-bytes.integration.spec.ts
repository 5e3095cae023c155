import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { everyAddress } from './testing/every-address';
import { PUBLIC_URL } from './testing/forged-token';
import { runBuilt, startBuilt, type Environment, type RunningProduct } from './testing/running-product';

const HOUR = 3_600_000;

interface Seen {
  readonly status: number;
  readonly etag: string | undefined;
  readonly text: string;
}

let fresh: FreshDatabase;
let addresses: readonly string[];
let reference: ReadonlyMap<string, Seen>;
let first: RunningProduct;

beforeAll(async () => {
  fresh = await freshDatabase();
  const { appUrl, ownerUrl } = fresh;
  await runBuilt('cli', ['seed'], { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl });
  // Time alone ends every page that tells of news.
  await fresh.database.query(
    `update news set published_at = now() + interval '1 hour' where id = (select max(id::text)::uuid from news)`,
  );
  first = await start();
  addresses = await everyAddress(first);
  reference = await look(first, addresses);
});
afterAll(async () => {
  await first.stop();
  await fresh.close();
});

const start = (environment: Environment = {}): Promise<RunningProduct> =>
  startBuilt(fresh, { environment: { PUBLIC_URL, ...environment } });

/** A process whose clock goes wrong by so many milliseconds. */
function withClock(ahead: number): Environment {
  const script =
    `const D=Date,n=()=>D.now()+${ahead};` +
    'globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(n())}static now(){return n()}}';
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

async function look(product: RunningProduct, paths: readonly string[]): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const path of paths) {
    const { status, headers, text } = await product.ask(path);
    seen.set(path, { status, etag: headers.etag, text });
  }
  return seen;
}

/** Where two instances differ, with the first characters that do. What is not kept has no tag. */
function differences(other: ReadonlyMap<string, Seen>): string[] {
  const found = [...reference].flatMap(([path, one]) => {
    const two = other.get(path);
    if (two === undefined) return [`${path}: not looked at`];
    const tags = new Set([one.etag, two.etag].filter((tag) => tag !== undefined));
    if (one.status === two.status && one.text === two.text && tags.size < 2) return [];
    const at = [...one.text].findIndex((character, index) => two.text[index] !== character);
    const around = ({ text }: Seen): string => text.slice(Math.max(0, at - 40), at + 40);
    return [`${path}: ${one.status} ${one.etag} ${around(one)} | ${two.status} ${two.etag} ${around(two)}`];
  });
  return found.length > 3 ? [`${found.length} of ${reference.size}`, ...found.slice(0, 3)] : found;
}

const tagged = (seen: ReadonlyMap<string, Seen>): number =>
  [...seen.values()].filter(({ etag }) => etag !== undefined).length;

describe('the same content has the same bytes and the same tag', () => {
  it('looks at every kind of address', () => {
    const statuses = new Set([...reference.values()].map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 404]);
    expect(addresses.length).toBeGreaterThan(60);
    expect(tagged(reference)).toBeGreaterThan(50);
  });

  it('in another process, with another clock, time zone and language, asked in another order', async () => {
    const other = await start({ ...withClock(36 * HOUR), TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' });
    try {
      const seen = await look(other, addresses.toReversed());
      expect(differences(seen)).toEqual([]);
      expect(tagged(seen)).toBeGreaterThan(50);
    } finally {
      await other.stop();
    }
  });

  it('rendered all at once, anew for each visitor', async () => {
    const other = await start({ ...withClock(-36 * HOUR), TZ: 'America/New_York', KEEP_ANSWERS: 'off' });
    try {
      const parts = await Promise.all(addresses.map((path) => look(other, [path])));
      const seen = new Map(parts.flatMap((part) => [...part]));
      expect(differences(seen)).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('after a restart and after each change that changes nothing', async () => {
    await fresh.database.query(`update projects set location = location`);
    expect(differences(await look(first, addresses))).toEqual([]);
    await first.stop();
    first = await start();
    expect(differences(await look(first, addresses))).toEqual([]);
  });
});
