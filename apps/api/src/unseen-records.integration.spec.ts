import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';
import { everyAddress } from './testing/every-address';
import type { Answer, Asked } from './testing/ask';
import { patient } from './testing/patience';
import { anAdministrator, type Person } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';

const UNKNOWN = '01900000-0000-7000-9000-000000000000';
const LONGEST_FOLLOWING = 1_000;
/** Where a visitor is told of a record beside the API; `#` is its id or its slug, `@` those of another one. */
const TOLD: Partial<Record<string, readonly string[]>> = {
  projects: [
    ...['/', '/en/projects', '/projects/#', '/projects/@', '/sitemap.xml', '/sitemap/projects-1.xml'],
    ...['/api/v1/projects/facets', '/api/v1/projects/points'],
  ],
  publications: ['/en/resources', '/resources/#', '/feed.xml', '/sitemap.xml', '/sitemap/publications-1.xml'],
  partners: ['/partnerships', '/en/partnerships'],
  news: ['/', '/en/news', '/news/#', '/news/@', '/en/feed.xml', '/sitemap.xml', '/sitemap/news-1.xml'],
};

let fresh: FreshDatabase;
let instances: RunningProduct[];
let editor: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  const environment = { RATE_LIMIT_FACTOR: '1000' };
  instances = [await startBuilt(fresh, { environment }), await startBuilt(fresh, { environment })];
  editor = await anAdministrator(instances[0]!, fresh.database.query);
});
afterAll(async () => {
  await Promise.all(instances.map((product) => product.stop()));
  await fresh.close();
});

const call = (path: string, asked: Asked = {}) =>
  instances[0]!.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const OF_THE_MOMENT = /^(?:date|ratelimit)/;
/** Without what is of the request alone. */
const comparable = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replace(/"request_id":"[^"]*"/, ''),
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.test(name))),
});

describe.each(CONTENT_KINDS.map((kind: Kind) => kind))('one of $name', (kind) => {
  const word = `xylo${kind.name}`;
  let id: string;
  let name: string;
  let other: string;
  let image: string | undefined;
  let addresses: readonly string[];
  let telling: readonly string[];

  const api = `/api/v1/${kind.url}`;
  /** Records that name it as related. */
  const naming: string[] = [];
  const own = () => [api, `${api}?q=${word}`, `${api}/${id}`, `${api}?ids=${id}`, ...naming];
  const tells = (text: string) => text.includes(word) || text.includes(id);
  const change = (body: object) =>
    call(`${kind.url}/${id}`, {
      ...{ method: 'PATCH', headers: { 'If-Match': '*' }, body },
    });
  /** Of all addresses that anybody can ask, those that tell of it, on an instance. */
  const tellingOn = async (product: RunningProduct, addresses: readonly string[]) => {
    const found: string[] = [];
    for (const path of addresses) {
      const { text } = await product.ask(path);
      // What is asked for by its name may say that name again.
      if (tells(path.includes(name) ? text.replaceAll(name, '') : text)) found.push(path);
    }
    return found;
  };
  /** Addresses of new records that name it, one of each kind that can. */
  const namedBy = async () => {
    const found: string[] = [];
    for (const by of CONTENT_KINDS as readonly Kind[]) {
      const relating = wireFields(by.fields).filter(
        ({ field }) => 'relates' in field && field.relates === kind.name,
      );
      for (const { name: at } of relating) {
        const { body } = await call(by.url, { body: sampleOf(by, { [at]: `${UNKNOWN},${id}` }) });
        const address = `/api/v1/${by.url}/${String(body['id'])}`;
        found.push(address, `${address}?text=plain`, `/api/v1/${by.url}`, `/${by.url}/${String(body['id'])}`);
      }
    }
    return found;
  };
  const isTold = async (product: RunningProduct) => tells((await product.ask(api)).text);

  beforeAll(async () => {
    const beside = (await call(kind.url, { body: sampleOf(kind) })).body;
    other = String(beside['slug'] ?? beside['id']);
    // Of the same category, so that each stands beside the other.
    const wires = wireFields(kind.fields).filter(({ fieldName }) => fieldName !== 'category');
    const said = wires.flatMap(({ name: at, fieldName, field }) => {
      if (fieldName === wires[0]?.fieldName || field.type === 'prose') return [[at, `${word} bilan`]];
      return field.type === 'text' && kind.filters.includes(fieldName as never) && field.max >= word.length
        ? [[at, word]]
        : [];
    });
    const picture = wires.find(({ field }) => field.type === 'file' && field.ending !== '.pdf');
    if (picture?.field.type === 'file') {
      const sent = { method: 'POST', ...formWith(await aJpeg(900, 600)) };
      image = String((await call(`files/${picture.field.bucket}`, sent)).body['url']);
    }
    const shownApart = {
      ...('featured' in kind.fields && { featured: true }),
      ...('point' in kind.fields && { point: '6.9905,-5.7442' }),
    };
    const body = sampleOf(kind, {
      ...Object.fromEntries(said),
      ...(picture && { [picture.name]: image }),
      ...shownApart,
    });
    const made = (await call(kind.url, { body })).body;
    [id, name] = [String(made['id']), String(made['slug'] ?? made['id'])];
    naming.push(...(await namedBy()));
    for (const product of instances) await until(() => isTold(product));
    const lists = ['limit=1', 'updated_since=2020-01-01T00:00:00Z', ...kind.sorts.map((by) => `sort=${by}`)];
    const all = [
      ...(await everyAddress(instances[0]!)),
      ...own(),
      ...lists.map((query) => `${api}?${query}`),
      ...['/facets', '/points', `/by-slug/${name}`].map((path) => `${api}${path}`),
      ...[`/news/${name}`, `/sitemap/${kind.name}-1.xml`],
    ];
    addresses = [...new Set(all)];
    telling = await tellingOn(instances[0]!, addresses);
  });

  it('is told wherever visitors look for it', () => {
    const expected = (TOLD[kind.url] ?? []).map((path) => path.replace('#', name).replace('@', other));
    expect([...own(), ...expected].filter((path) => !telling.includes(path))).toEqual([]);
  });

  const ways: readonly (readonly [string, () => Promise<Answer>, () => Promise<Answer>])[] = [
    ['hidden', () => change({ hidden: true }), () => change({ hidden: false })],
    [
      'in the bin',
      () => call(`${kind.url}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } }),
      () => call(`bin/${kind.url}/${id}/restore`, { method: 'POST' }),
    ],
    ...(kind.name === 'news'
      ? ([
          [
            'to be published later',
            () => change({ published_at: '2999-01-01T00:00:00Z' }),
            () => change({ published_at: new Date().toISOString() }),
          ],
        ] as const)
      : []),
  ];

  it.each(ways)(
    'that is %s is told nowhere, on no instance, until it is back',
    async (_, leave, comeBack) => {
      const tags = new Map<string, string | undefined>();
      for (const path of own()) tags.set(path, (await instances[1]!.ask(path)).headers.etag);
      expect((await leave()).status).toBeLessThan(300);
      for (const product of instances) {
        expect(await until(async () => !(await isTold(product)))).toBeLessThan(patient(LONGEST_FOLLOWING));
        expect(await tellingOn(product, telling)).toEqual([]);
        for (const [path, tag] of tags) {
          const headers = { 'If-None-Match': String(tag) };
          expect([path, (await product.ask(path, { headers })).status]).not.toEqual([path, 304]);
        }
      }
      if (image !== undefined) {
        for (const address of [image, `${image}?w=640`])
          expect((await instances[0]!.ask(address)).status).toBe(404);
      }
      expect((await comeBack()).status).toBeLessThan(300);
      for (const product of instances) await until(() => isTold(product));
      expect(await tellingOn(instances[0]!, telling)).toEqual(telling);
    },
  );

  it('that is hidden is like one that never was, byte for byte', async () => {
    await change({ hidden: true });
    const headers = { 'X-Request-Id': 'the-same' };
    for (const product of instances) {
      await until(async () => !(await isTold(product)));
      const [hidden, unknown] = await Promise.all(
        [id, UNKNOWN].map((one) => product.ask(`${api}/${one}`, { headers })),
      );
      expect(hidden?.status).toBe(404);
      expect(comparable(hidden!)).toEqual(comparable(unknown!));
    }
  });

  it('leaves no trace while it is hidden: all addresses answer as they do once it is erased', async () => {
    const [product] = instances as [RunningProduct];
    const answers = async () => {
      const found: Record<string, object> = {};
      const headers = { 'X-Request-Id': 'the-same' };
      for (const path of addresses) found[path] = comparable(await product.ask(path, { headers }));
      return found;
    };
    expect((await change({ hidden: true })).status).toBe(200);
    const hidden = await answers();
    await call(`${kind.url}/${id}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    expect((await call(`bin/${kind.url}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await answers()).toEqual(hidden);
  });
});

describe('a page that a crowd asks for', () => {
  it('is made anew behind the crowd, and is nobody’s once it is hidden', async () => {
    const { body } = await call('projects', { body: aProject({ title_fr: 'Foule 0' }) });
    const path = `/projects/${String(body['id'])}`;
    const look = () => instances[0]!.ask(path);
    const crowd = () => Promise.all(Array.from({ length: 40 }, look));
    const change = (changes: object) =>
      call(path.slice(1), { method: 'PATCH', headers: { 'If-Match': '*' }, body: changes });
    let name = 0;
    // A machine may be too busy for so many looks in one second.
    await until(async () => {
      await crowd();
      await change({ title_fr: `Foule ${++name}` });
      return (await look()).text.includes(`Foule ${name - 1}`);
    }, 60_000);
    const shown = await until(async () => (await look()).text.includes(`Foule ${name}`));
    expect(shown).toBeLessThan(patient(LONGEST_FOLLOWING));

    await until(async () => {
      await change({ hidden: false });
      await until(async () => (await look()).status === 200);
      await crowd();
      await change({ hidden: true });
      return (await look()).status === 200;
    }, 60_000);
    expect(await until(async () => (await look()).status === 404)).toBeLessThan(patient(LONGEST_FOLLOWING));
  });
});
