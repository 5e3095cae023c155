import { expect, it } from '@jest/globals';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked = {}) => product.ask(`/api/v1/${path}`, { ...asked, token: editor.token });
const made = async (amount: number) => {
  const ids: string[] = [];
  for (let count = 0; count < amount; count += 1)
    ids.push(String((await call('projects', { body: aProject() })).body['id']));
  return ids;
};
const seen = (ids: readonly string[], version = 1) => ids.map((id) => ({ id, version }));

it('is waited for by another over the same records, in whatever order each names them', async () => {
  const ids = await made(8);
  const reversed = ids.toReversed();
  const hide = (named: readonly string[], version: number) =>
    call('projects/bulk', { body: { act: 'hide', records: seen(named, version) } });
  const show = (version: number) =>
    call('projects/bulk', { body: { act: 'show', records: seen(ids, version) } });
  for (let version = 1; version < 8; version += 2) {
    const answers = await Promise.all([hide(ids, version), hide(reversed, version)]);
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([done?.status, refused?.status]).toEqual([200, 422]);
    expect((refused?.body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(
      ids.map((_, place) => `/records/${place}`),
    );
    await show(version + 1);
  }
  await call('projects/bulk', { body: { act: 'withdraw', records: seen(ids, 9) } });
  const back = (named: readonly string[]) =>
    call('bin/bulk', {
      body: { act: 'restore', records: named.map((id) => ({ kind: 'projects', id })) },
    });
  const answers = await Promise.all([back(ids), back(reversed)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('names at its place who changed a record meanwhile', async () => {
  const ids = (await made(3)).toSorted().toReversed();
  const headers = { 'If-Match': '*' };
  await call(`projects/${ids[0]}`, { method: 'PUT', headers, body: aProject({ title_fr: 'Forage' }) });
  await product.query(`update projects set title_fr = 'x' where id = $1`, [ids[2]]);
  const { body } = await call('projects/bulk', { body: { act: 'hide', records: seen(ids) } });
  expect(body['errors']).toEqual([
    {
      pointer: '/records/0',
      code: 'record_changed',
      message: 'Awa Koné a modifié cette fiche',
      changed_by: 'Awa Koné',
    },
    {
      pointer: '/records/2',
      code: 'record_changed',
      message: 'Cette fiche a été modifiée entre-temps',
      changed_by: null,
    },
  ]);
  const english = { act: 'hide', records: seen(ids) };
  const told = await call('projects/bulk', { headers: { 'Accept-Language': 'en' }, body: english });
  expect(told.body['detail']).toBe('Awa Koné has changed this record');
});

it('of one file twice at the same time makes nothing twice', async () => {
  const records = Array.from({ length: 10 }, (_, place) => aProject({ title_fr: `Forage ${place}` }));
  const file = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(records) };
  const importing = () => call('projects/import?dry_run=false', { ...file, method: 'POST' });
  const answers = await Promise.all([importing(), importing()]);
  // Whoever has waited too long is asked to come back.
  expect(answers.map(({ status }) => status)).toContain(200);
  const stored = await product.query(`select from projects where title_fr like 'Forage %'`);
  expect(stored).toHaveLength(10);
});
