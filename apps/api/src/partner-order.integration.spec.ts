import { beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, type Asked } from './testing/ask';
import { formerDatabase } from './testing/former-database';
import { sampleOf } from './testing/sample-of-kind';
import { PARTNERS } from '@site/vocabulary';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PATH = '/api/v1/partners';
const ORDER = `${PATH}/order`;
const product = productOfSuite();
const editor = administratorOf(product);

beforeEach(() => product.query('delete from partners'));

const call = (path: string, asked: Asked = {}) => product.ask(path, { ...asked, token: editor.token });
const make = async (name: string, more: object = {}) =>
  String((await call(PATH, { body: sampleOf(PARTNERS, { name, ...more }) })).body['id']);
const arrange = (ids: readonly string[], seen = '*') =>
  call(ORDER, { method: 'PUT', headers: { 'If-Match': seen }, body: { ids } });
const names = async (query = '') => {
  const { body } = await product.ask(`${PATH}?sort=place${query}`);
  return (body['items'] as { name: string }[]).map(({ name }) => name);
};
const several = async (...called: string[]) => {
  const ids: string[] = [];
  for (const name of called) ids.push(await make(name));
  return ids as [string, string, string];
};

describe('partners in the order of the site', () => {
  it('follow each other as they are arranged, at once; a new one comes last', async () => {
    const [a, b, c] = await several('A', 'B', 'C');
    expect(await names()).toEqual(['A', 'B', 'C']);
    const answer = await arrange([c, a, b]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      items: [
        { id: c, name: 'C', logo_url: null, hidden: false },
        { id: a, name: 'A', logo_url: null, hidden: false },
        { id: b, name: 'B', logo_url: null, hidden: false },
      ],
    });
    expect(await names()).toEqual(['C', 'A', 'B']);
    await make('D');
    expect(await names()).toEqual(['C', 'A', 'B', 'D']);
    expect((await product.ask(PATH)).body['items']).toMatchObject([{ name: 'D' }, {}, {}, {}]);
  });

  it('are paged by cursor', async () => {
    const [a, b, c] = await several('A', 'B', 'C');
    await arrange([b, c, a]);
    const { body: page } = await product.ask(`${PATH}?sort=place&limit=2`);
    expect(page['items']).toMatchObject([{ id: b }, { id: c }]);
    expect(await names(`&limit=2&cursor=${String(page['next_cursor'])}`)).toEqual(['A']);
  });

  it('keep what they say, their versions and their times', async () => {
    const [a, b] = await several('A', 'B', 'C');
    const state = () => product.query(`select id, version, edited_at, edited_by from partners order by id`);
    const [before, kept] = [await state(), await product.query('select * from record_versions')];
    await arrange([b, a]);
    expect(await state()).toEqual(before);
    expect(await product.query('select * from record_versions')).toEqual(kept);
  });

  it('keep their places while they are hidden or in the bin', async () => {
    const [a, b, c] = await several('A', 'B', 'C');
    await arrange([c, b, a]);
    const headers = { 'If-Match': '*' };
    await call(`${PATH}/${b}`, { method: 'PATCH', headers, body: { hidden: true } });
    expect(await names()).toEqual(['C', 'A']);
    await call(`${PATH}/${c}`, { method: 'DELETE', headers });
    await call(`${PATH}/${b}`, { method: 'PATCH', headers, body: { hidden: false } });
    await call(`/api/v1/bin/partners/${c}/restore`, { method: 'POST', headers });
    expect(await names()).toEqual(['C', 'B', 'A']);
  });

  it('are arranged as far as they are named: others follow, and who is gone is passed over', async () => {
    const [a, , c] = await several('A', 'B', 'C');
    await call(`${PATH}/${a}`, { method: 'DELETE', headers: { 'If-Match': '*' } });
    expect((await arrange([c, a])).status).toBe(200);
    expect(await names()).toEqual(['C', 'B']);
  });
});

describe('the order of the partners', () => {
  it('is not undone by who has not seen the one that stands, who is told by whom it was made', async () => {
    const [a, b, c] = await several('A', 'B', 'C');
    const seen = String((await call(ORDER)).headers['etag']);
    const answers = await Promise.all(
      [
        [c, b, a],
        [b, a, c],
      ].map((ids) => arrange(ids, seen)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [kept, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect((await call(ORDER)).body).toEqual(kept!.body);
    expect(refused!.body).toMatchObject({ code: 'edit_conflict', changed_by: 'Awa Koné' });
    expect((await arrange([a, b, c], String(kept!.headers['etag']))).status).toBe(200);
    expect(refusalOf(await call(ORDER, { method: 'PUT', body: { ids: [] } }))).toBe(
      '428 precondition_required',
    );
  });

  it('is in the journal, where it has become another one', async () => {
    const [a, b, c] = await several('A', 'B', 'C');
    await arrange([c, b, a]);
    await arrange([c, b, a]);
    const { body } = await call('/api/v1/journal?kind=partners&action=arranged');
    const [newest] = body['items'] as object[];
    expect(newest).toMatchObject({ action: 'arranged', kind: 'partners', record: null, done_by: 'Awa Koné' });
    const before = body['total'];
    await arrange([a, b, c]);
    await arrange([a, b, c]);
    expect((await call('/api/v1/journal?action=arranged')).body['total']).toBe(Number(before) + 1);
  });

  it.each([
    [{}, 'several_expected'],
    [{ ids: 'x' }, 'several_expected'],
    [{ ids: ['x'] }, 'id_expected'],
    [{ ids: [null] }, 'id_expected'],
    [{ ids: Array<string>(2).fill('01900000-0000-7000-8000-00000000000a') }, 'record_repeated'],
  ])('refuses %j: %s', async (body, code) => {
    const answer = await call(ORDER, { method: 'PUT', headers: { 'If-Match': '*' }, body });
    expect(refusalOf(answer)).toBe('422 validation_failed');
    expect(answer.body['errors']).toMatchObject([{ pointer: '/ids', code }]);
  });
});

describe('partners of before there was an order', () => {
  it('stand newest first, as they stood, and change in nothing else', async () => {
    const { database, upgrade, drop } = await formerDatabase('20261128-featured-and-order');
    try {
      await database.query(`insert into partners (id, name, type, country, description_fr, description_en,
          projects_count, created_at, edited_at, version)
        select gen_random_uuid(), n, 'ONG', 'Ghana', 'd', 'd', 0, now() + n * interval '1 minute', now(), 3
        from generate_series(1, 5) as n`);
      const before = await database.query<object>('select * from partners order by id');
      const kept = () => database.query<{ fields: object }>('select * from record_versions order by record');
      const versions = await kept();
      await upgrade();
      const after = await database.query<{ place: number }>('select * from partners order by id');
      const since = { country_en: null, english_outdated: false };
      expect(after.map(({ place: _, ...row }) => row)).toEqual(before.map((row) => ({ ...row, ...since })));
      // Later steps give every version what partners have since, and tell whether it came back from the bin.
      const told = versions.map((one) => ({ ...one, fields: { ...one.fields, ...since }, from_bin: false }));
      expect(await kept()).toEqual(told);
      const placed = await database.query<{ name: string }>('select name from partners order by place');
      expect(placed.map(({ name }) => name)).toEqual(['5', '4', '3', '2', '1']);
      await database.query(`insert into partners (id, name, type, country, description_fr, description_en,
          projects_count, created_at, edited_at) values (gen_random_uuid(), 'new', 'ONG', 'Ghana', 'd', 'd', 0, now(), now())`);
      const [last] = await database.query<{ name: string }>(
        'select name from partners order by place desc limit 1',
      );
      expect(last).toEqual({ name: 'new' });
    } finally {
      await drop();
    }
  });
});
