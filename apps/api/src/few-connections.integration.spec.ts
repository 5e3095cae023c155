import { expect, it } from '@jest/globals';
import type { Asked } from './testing/ask';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const AT_ONCE = 6;

const product = productOfSuite({ environment: { DATABASE_POOL: '2' } });
const editor = administratorOf(product);

const call = (path: string, asked: Asked) =>
  product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
async function made(amount: number): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < amount; count += 1)
    ids.push(String((await call('projects', { body: aProject() })).body['id']));
  return ids;
}
const changed = { kind: 'projects', act: 'change', version: 1, values: { location: 'Man' } };

// Each of them holds a connection until it is done: one that needed a second would wait for the others.
it.each<[string, (id: string, other: string) => [string, Asked]]>([
  [
    'batches',
    (id, other) => ['batch', { body: { operations: [id, other].map((one) => ({ ...changed, id: one })) } }],
  ],
  [
    'records that are hidden together',
    (id, other) => [
      'projects/bulk',
      { body: { act: 'hide', records: [id, other].map((one) => ({ id: one, version: 1 })) } },
    ],
  ],
  [
    'versions that are restored',
    (id) => [`projects/${id}/versions/1/restore`, { method: 'POST', headers: { 'If-Match': '*' } }],
  ],
  [
    'records that are imported',
    (id, other) => [
      'projects/import',
      {
        method: 'POST',
        headers: { 'Content-Type': 'text/csv' },
        body: `id,location\r\n${id},Man\r\n${other},Man\r\n`,
      },
    ],
  ],
])('does not let %s wait for each other when there are more of them than connections', async (_, asked) => {
  const ids = await made(2 * AT_ONCE);
  const calls = Array.from({ length: AT_ONCE }, (_, place) => asked(ids[2 * place]!, ids[2 * place + 1]!));
  const answers = await Promise.all(calls.map(([path, what]) => call(path, what)));
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
});
