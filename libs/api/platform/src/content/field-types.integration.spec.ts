import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { exampleValues } from '@site/vocabulary';
import { Client } from 'pg';
import request from 'supertest';
import { MikroOrmRepository } from '../persistence/mikro-orm.repository';
import { describeContentRows } from '../testing/content-rows.contract';
import {
  FIELD_SAMPLES,
  FIELD_SAMPLES_TABLE,
  FieldSample,
  FieldSampleReader,
  FieldSampleRepository,
  FieldSampleSchema,
  FieldSamplesController,
} from '../testing/field-samples';
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database';
import { httpApp } from '../testing/http-app';
import { PostgresContentReader } from './content-reader';
import { factsOfFiles } from './file-facts';

const PATH = '/api/v1/field-samples';
const sample = { ...exampleValues(FIELD_SAMPLES), note: null };

let fresh: FreshDatabase;
let owner: Client;
let app: INestApplication;

beforeAll(async () => {
  fresh = await freshDatabase([FieldSampleSchema]);
  owner = new Client({ connectionString: fresh.superUrl });
  await owner.connect();
  await owner.query(FIELD_SAMPLES_TABLE);
  app = await httpApp({
    controllers: [FieldSamplesController],
    providers: [
      { provide: FieldSampleRepository, useFactory: () => new MikroOrmRepository(fresh.orm, FieldSample) },
      {
        provide: FieldSampleReader,
        useFactory: () => new PostgresContentReader(fresh.database, FIELD_SAMPLES),
      },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await fresh.close();
});
beforeEach(() => fresh.database.query('delete from field_samples'));

const server = () => app.getHttpServer() as Server;
const post = (changes: object = {}) =>
  request(server())
    .post(PATH)
    .send({ ...sample, ...changes });
const names = async (query: string): Promise<string[]> => {
  const { body } = await request(server()).get(`${PATH}?${query}`).expect(200);
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
};

describe('a record with a field of each type', () => {
  it('is kept and answered as it was sent', async () => {
    const full = {
      ...sample,
      note: 'Sec',
      note_en: 'Dry',
      code: 'P-7',
      remark: 'À revoir.',
      state: 'dry',
      depth: -5,
      active: false,
      closed_on: '2026-04-01',
      page_url: 'https://well.example',
    };
    const { body } = await post(full).expect(201);
    expect(body).toMatchObject(full);
    const { hidden, english_outdated, ...shown } = body;
    const { body: read } = await request(server()).get(`${PATH}/${body.id}`);
    expect([hidden, english_outdated, read]).toEqual([false, false, shown]);
  });

  it('has nothing, or what a new one starts with, where nothing is said', async () => {
    const { name, report, title_fr, title_en, dug_on } = sample;
    const { body } = await request(server())
      .post(PATH)
      .send({ name, report, title_fr, title_en, dug_on, note: ' ', closed_on: '' })
      .expect(201);
    expect(body).toMatchObject({ note: null, remark: null, state: 'wet', depth: 0, active: true });
    expect(body).toMatchObject({ closed_on: null, photo_url: null, page_url: null });
  });

  it.each([
    ['name', 'x'.repeat(61), 'text_too_long'],
    ['note', 7, 'text_expected'],
    ['code', 'Q-7', 'value_invalid'],
    ['code', 'P-7\n', 'value_invalid'],
    ['remark', 'x'.repeat(2_001), 'text_too_long'],
    ['report', ' ', 'value_required'],
    ['title_en', '', 'title_en_required'],
    ['state', 'damp', 'value_invalid'],
    ['depth', -6, 'whole_number_invalid'],
    ['depth', 1.5, 'whole_number_invalid'],
    ['active', 'true', 'flag_expected'],
    ['active', null, 'flag_expected'],
    ['dug_on', '', 'value_required'],
    ['dug_on', '2026-02-30', 'date_invalid'],
    ['closed_on', 'tomorrow', 'date_invalid'],
    ['page_url', 'javascript:alert(1)', 'website_url_invalid'],
  ])('refuses %s = %j', async (field, value, code) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}`, code }] });
  });

  it.each(['state', 'active'])('leaves %s to no default when it is revised', async (field) => {
    const { body } = await post().expect(201);
    const revise = (changes: object) =>
      request(server())
        .put(`${PATH}/${body.id}`)
        .set('If-Match', '"v1"')
        .send({ ...sample, ...changes });
    await revise({ [field]: undefined }).expect(422);
    await revise({ depth: 3 }).expect(200);
  });
});

it('Of a kind without files, nothing is said of them', async () => {
  expect(await fresh.database.query(`select ${factsOfFiles({})} as files`)).toEqual([{ files: null }]);
});

describe('a distinction of a few', () => {
  const best = async (name: string) => (await post({ name, best: true }).expect(201)).body as { id: string };
  const put = (id: string, version: number, changes: object) =>
    request(server())
      .put(`${PATH}/${id}`)
      .set('If-Match', `"v${version}"`)
      .send({ ...sample, ...changes });

  it('is none of a new record where nothing is said, and stays as it is', async () => {
    const { best: _, ...unsaid } = sample;
    const { body: plain } = await request(server()).post(PATH).send(unsaid).expect(201);
    expect(plain.best).toBe(false);
    const { id } = await best('A');
    expect((await put(id, 1, { best: undefined }).expect(200)).body.best).toBe(true);
    expect((await put(id, 2, { best: false }).expect(200)).body.best).toBe(false);
    await put(id, 3, { best: 'true' }).expect(422);
  });

  it('is refused to one more, who made or revised it, and free again when one gives it back', async () => {
    const [first] = [await best('A'), await best('B')];
    const refused = { code: 'validation_failed', errors: [{ pointer: '/best', code: 'value_required' }] };
    expect((await post({ best: true }).expect(422)).body).toMatchObject(refused);
    const { body: third } = await post({ name: 'C' }).expect(201);
    expect((await put(third.id, 1, { best: true }).expect(422)).body).toMatchObject(refused);
    await put(first.id, 1, { name: 'A', best: true }).expect(200);
    await put(first.id, 1, { best: false }).expect(200);
    await put(third.id, 1, { best: true, name: 'C' }).expect(200);
    expect(await names('best=true')).toEqual(['C', 'B']);
  });

  it('is given to no more than there may be, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post({ best: true })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      201,
      ...Array<number>(10).fill(422),
    ]);
    const { body } = await request(server()).get(`${PATH}?best=true`);
    expect(body.total).toBe(2);
  });
});

describe('a list of them', () => {
  beforeEach(async () => {
    await post({ name: 'A', depth: 9, note: 'Sec', dug_on: '2026-03-02' }).expect(201);
    await post({ name: 'B', depth: -1, active: false, state: 'dry' }).expect(201);
    await post({ name: 'c', depth: 80, dug_on: '2025-12-31' }).expect(201);
  });

  it.each([
    ['q=sec', ['A']],
    ['q=metres', ['c', 'B', 'A']],
    ['active=false', ['B']],
    ['active=true', ['c', 'A']],
    ['depth=-1', ['B']],
    ['state=dry', ['B']],
    ['note=SEC', ['A']],
    ['dug_on=2026-03-02', ['A']],
    ['depth=-1&depth=80', ['c', 'B']],
    ['state=dry&state=wet&name=C&name=b', ['c', 'B']],
    ['note=SEC&note=humide', ['A']],
    ['dug_on=2026-03-02&dug_on=2025-12-31', ['c', 'A']],
    ['sort=depth', ['B', 'A', 'c']],
    ['sort=-dug_on', ['A', 'B', 'c']],
    ['sort=name&limit=2', ['A', 'B']],
  ])('answers ?%s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it.each([
    'active=yes',
    'depth=deep',
    'depth=1.5',
    'active=true&active=false',
    'depth=1&depth=deep',
    'depth=99999999999',
    'state=damp',
    'sort=active',
  ])('refuses ?%s', async (query) => {
    const { body } = await request(server()).get(`${PATH}?${query}`).expect(400);
    expect(body).toMatchObject({ code: 'invalid_parameter' });
  });
});

describe('groups of values', () => {
  it('are found and counted, whatever is written in a value and however', async () => {
    const notes = [
      'côte d’ivoire',
      "Cote d'Ivoire",
      'Sassandra, San-Pédro',
      '{"Man"}',
      'KORHOGO',
      'Sassandra',
    ];
    for (const [place, note] of notes.entries()) await post({ name: String(place), note }).expect(201);
    expect(await names('land=west')).toEqual(['3', '2', '1', '0']);
    expect(await names('land=west&land=north')).toEqual(['4', '3', '2', '1', '0']);
    expect((await app.get(FieldSampleReader).facets({})).land).toEqual([
      { value: 'west', count: 4 },
      { value: 'north', count: 1 },
    ]);
  });
});

describeContentRows({
  // What a record may lack is no value to count it by.
  kind: { ...FIELD_SAMPLES, filters: ['name', 'state', 'depth', 'active', 'best', 'dug_on'] },
  class: FieldSample,
  database: () => fresh,
});

describe('the procedures of a kind', () => {
  it('change what a search reads, when they are called again', async () => {
    await post({ name: 'A', note: 'Bouaké' }).expect(201);
    expect(await names('q=bouake')).toEqual(['A']);
    await owner.query(`call search_in('field_samples', array['name', 'remark'])`);
    expect(await names('q=bouake')).toEqual([]);
    expect(await names('q=a')).toEqual(['A']);
  });

  it('take it away with all that watches it', async () => {
    const name = `${'0'.repeat(32)}.jpg`;
    await owner.query(
      `insert into files (id, bucket, name, original_name, content_type, size, sha256, uploaded_at)
       values (gen_random_uuid(), 'project-images', $1, 'a.jpg', 'image/jpeg', 1, decode(repeat('ab', 32), 'hex'), now())`,
      [name],
    );
    await post({ photo_url: `/files/project-images/${name}` }).expect(201);
    expect((await owner.query('select uses from files')).rows).toEqual([{ uses: 1 }]);
    await owner.query(`begin; call forget_content('field_samples'); commit`);
    const left = `select 1 from file_fields where kind = 'field_samples' union all
      select 1 from content_totals where kind = 'field_samples' union all
      select 1 from removed_records where kind = 'field_samples' union all
      select 1 from files where uses <> 0`;
    expect((await owner.query(left)).rows).toEqual([]);
    expect((await owner.query(`select to_regclass('field_samples') as found`)).rows).toEqual([
      { found: null },
    ]);
    await owner.query(FIELD_SAMPLES_TABLE);
  });
});
