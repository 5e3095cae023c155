import { describe, expect, it } from '@jest/globals';
import type { Asked } from './testing/ask';
import { aNewsItem } from './testing/sample-news-item';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const ROUNDS = 5;

const product = productOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked: Asked) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const batch = (operations: readonly object[]) => call('batch', { body: { operations } });
async function made(amount: number): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < amount; count += 1)
    ids.push(String((await call('projects', { body: aProject() })).body['id']));
  return ids.toSorted();
}
const change = (id: string, version = 1) => ({
  act: 'change',
  kind: 'projects',
  id,
  version,
  values: { location: `Man ${version}` },
});
const createProject = { act: 'create', kind: 'projects', values: aProject() };
const createNews = { act: 'create', kind: 'news', values: aNewsItem() };
const statusesOf = async (...calls: Promise<{ readonly status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

it('an import waits for another of the same records, in whatever order each names them', async () => {
  const ids = await made(8);
  const headers = { 'Content-Type': 'text/csv' };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const rows = ids.map((id) => `${id},Korhogo ${round}`);
    const imported = [rows, rows.toReversed()].map((said) =>
      call('projects/import', { method: 'POST', headers, body: ['id,location', ...said].join('\r\n') }),
    );
    expect(await statusesOf(...imported)).toEqual([200, 200]);
  }
});

describe('a batch waits for', () => {
  it('another over the same records, in whatever order each names them', async () => {
    const ids = await made(8);
    for (let version = 1; version <= ROUNDS; version += 1) {
      const operations = ids.map((id) => change(id, version));
      const statuses = await statusesOf(batch(operations), batch(operations.toReversed()));
      expect(statuses.toSorted()).toEqual([200, 422]);
    }
  });

  it('another that makes records of the same kinds in another order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = [createProject, createProject, createNews, createNews];
      const calls = [one, one.toReversed(), one, one.toReversed()].map(batch);
      expect(await statusesOf(...calls)).toEqual([200, 200, 200, 200]);
    }
  });

  it('who changes, makes or removes one of its records alone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second, third] = (await made(3)) as [string, string, string];
      const headers = { 'If-Match': '"v1"' };
      const [put, removed, created, news, together] = await statusesOf(
        call(`projects/${second}`, { method: 'PUT', headers, body: aProject({ location: 'Bouaké' }) }),
        call(`projects/${third}`, { method: 'DELETE', headers }),
        call('projects', { body: aProject() }),
        call('news', { body: aNewsItem() }),
        batch([createNews, createProject, change(third), change(first), change(second)]),
      );
      expect([created, news, [200, 412].includes(put!), [204, 412].includes(removed!)]).toEqual([
        201,
        201,
        true,
        true,
      ]);
      expect([200, 422]).toContain(together);
    }
  });

  it('records that are removed or put back together', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await made(4);
      const records = ids.map((id) => ({ id, version: 1 }));
      const [withdrawn, changed, alone] = await statusesOf(
        call('projects/bulk', { body: { act: 'withdraw', records } }),
        batch([change(ids[3]!), createProject, change(ids[1]!)]),
        call(`projects/${ids[2]}`, { method: 'DELETE', headers: { 'If-Match': '"v1"' } }),
      );
      expect([
        [200, 422, 404],
        [422, 200, 204],
        [422, 422, 204],
        [422, 200, 404],
      ]).toContainEqual([withdrawn, changed, alone]);
    }
  });
});
