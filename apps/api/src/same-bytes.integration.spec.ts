import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { everyAddress } from './testing/every-address';
import { PUBLIC_URL } from './testing/forged-token';
import {
  runBuilt,
  startBuilt,
  until,
  type Environment,
  type RunningProduct,
} from './testing/running-product';

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

/** Where two instances differ, with the first characters that do. */
function differences(other: ReadonlyMap<string, Seen>): string[] {
  const found = [...reference].flatMap(([path, one]) => {
    const two = other.get(path);
    if (two === undefined) return [`${path}: not looked at`];
    if (one.status === two.status && one.text === two.text && one.etag === two.etag) return [];
    const at = [...one.text].findIndex((character, index) => two.text[index] !== character);
    const around = ({ text }: Seen): string => text.slice(Math.max(0, at - 40), at + 40);
    return [`${path}: ${one.status} ${around(one)} | ${two.status} ${around(two)}`];
  });
  return found.length > 3 ? [`${found.length} of ${reference.size}`, ...found.slice(0, 3)] : found;
}

describe('the same content has the same bytes and the same tag', () => {
  it('looks at every kind of address', () => {
    const statuses = new Set([...reference.values()].map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 404]);
    expect(addresses.length).toBeGreaterThan(60);
    const tagged = [...reference.values()].filter(({ etag }) => etag !== undefined);
    expect(tagged.length).toBeGreaterThan(50);
  });

  it('in another process, with another clock, time zone and language, asked in another order', async () => {
    const other = await start({ ...withClock(36 * HOUR), TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' });
    try {
      expect(differences(await look(other, addresses.toReversed()))).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('rendered all at once, anew for each visitor', async () => {
    const other = await start({ ...withClock(-36 * HOUR), TZ: 'America/New_York', KEEP_ANSWERS: 'off' });
    try {
      const parts = await Promise.all(addresses.map((path) => look(other, [path])));
      const seen = new Map(parts.flatMap((part) => [...part]));
      // What is not kept has no tag.
      const tagged = [...seen].map(([path, one]) => [path, { ...one, etag: reference.get(path)?.etag }]);
      expect(differences(new Map(tagged as [string, Seen][]))).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('after a restart and after each change that changes nothing', async () => {
    await fresh.database.query(`update projects set location = location`);
    // Until the instance has heard of the change, a page that it makes may have no tag.
    await until(async () => differences(await look(first, addresses)).length === 0);
    await first.stop();
    first = await start();
    await until(async () => differences(await look(first, addresses)).length === 0);
  });
});
