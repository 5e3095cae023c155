import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';
import { anAdministrator, type Person } from './testing/people';
import { until } from './testing/running-product';
import { startProduct, type Product } from './testing/product';
import { aFileFor } from './testing/sample-files';
import { sampleOf } from './testing/sample-of-kind';

/** A file of each kind, where it is kept. */
const kept = CONTENT_KINDS.map((kind: Kind) => kind).flatMap((kind) =>
  wireFields(kind.fields)
    .flatMap(({ name, field }) => (field.type === 'file' ? [{ kind, name, bucket: field.bucket }] : []))
    .slice(0, 1),
);
const purged: string[] = [];
let front: Server;
let product: Product;
let editor: Person;

beforeAll(async () => {
  front = createServer((request, response) => {
    purged.push(...String(request.headers['surrogate-key']).split(' '));
    response.end();
  });
  await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  const environment = { SHARED_CACHE_SECONDS: '300', PURGE_URL: `http://127.0.0.1:${port}/purge` };
  product = await startProduct({ environment });
  editor = await anAdministrator(product, product.query);
});
afterAll(async () => {
  await product.stop();
  front.close();
});

const cachingOf = async (url: string, headers = {}) => {
  const answer = await product.ask(url, { headers });
  const told = ['cache-control', 'surrogate-key', 'cache-tag'].map((name) => answer.headers[name]);
  return [answer.status, ...told];
};

it.each(kept)(
  'lets a cache in front keep the $name of $kind.name no longer than it is told to',
  async ({ kind, name, bucket }) => {
    const call = (path: string, asked = {}) =>
      product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
    const { body } = await call(`files/${bucket}`, { method: 'POST', ...(await aFileFor(bucket)) });
    const url = String(body['url']);
    const { body: made } = await call(kind.url, { body: sampleOf(kind, { [name]: url }) });
    const lasting = [
      200,
      'public, max-age=31536000, immutable, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      `site ${kind.name} settings`,
      `site,${kind.name},settings`,
    ];
    // As long as word of a change is on its way, only browsers may keep it.
    for (const address of [url, ...(bucket === 'publications' ? [] : [`${url}?w=640`])]) {
      let told: unknown[] = [];
      await until(async () => (told = await cachingOf(address))[1] === lasting[1]);
      expect(told).toEqual(lasting);
    }
    expect(await cachingOf(url, { Cookie: editor.cookie })).toEqual([200, 'no-store', undefined, undefined]);

    purged.length = 0;
    const change = sampleOf(kind, { [name]: url, hidden: true });
    await call(`${kind.url}/${String(made['id'])}`, {
      method: 'PUT',
      headers: { 'If-Match': '*' },
      body: change,
    });
    while (!purged.includes(kind.name)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await cachingOf(url)).toEqual([404, 'no-store', undefined, undefined]);
  },
);
