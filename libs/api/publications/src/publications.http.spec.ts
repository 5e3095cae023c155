import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeContentHttp } from '@site/api-platform/testing/http';
import { exampleValues, PUBLICATIONS } from '@site/vocabulary';
import request from 'supertest';
import { PUBLICATIONS as PUBLICATIONS_URL, publicationsApp } from './testing/publications-app';
import type { PublicationsApp } from './testing/publications-app';

const sample = exampleValues(PUBLICATIONS);
const DOCUMENT = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';

describeContentHttp(
  PUBLICATIONS,
  async () => {
    const { app, server, stored, files } = await publicationsApp();
    const add = (url: string) => files.documents.set(url, new Uint8Array(1_000));
    return { server, stored, files: { urls: { add } }, close: () => app.close() };
  },
  { tag: (version) => `"v${version}-0"` },
);

let here: PublicationsApp;

const asAdministrator = { Authorization: 'Bearer administrator' };
const get = (path: string) => request(here.server).get(path);
const post = (changes: object = {}, headers: object = {}) =>
  request(here.server)
    .post(PUBLICATIONS_URL)
    .set({ ...asAdministrator, ...headers })
    .send({ ...sample, ...changes });

beforeEach(async () => {
  here = await publicationsApp();
});
afterEach(() => here.app.close());

describe('reading publications', () => {
  it.each(['sort=file_size', 'q=Guide&q=Article'])('refuses ?%s', async (query) => {
    const { body } = await get(`${PUBLICATIONS_URL}?${query}`).expect(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: query.split('=')[0] }] });
  });

  it('is sorted by downloads, and filters and pages', async () => {
    await get(`${PUBLICATIONS_URL}?sort=-downloads`).expect(200);
    await post({ title_fr: 'Premier', type: 'Guide' });
    await post({ title_fr: 'Second', type: 'Guide' });
    await post({ type: 'Article' });
    const { body: first } = await get(`${PUBLICATIONS_URL}?limit=1&type=Guide`).expect(200);
    expect(first).toMatchObject({ total: 2, items: [{ title_fr: 'Second' }] });
    await get(`${PUBLICATIONS_URL}?limit=1&type=Guide&cursor=${first.next_cursor}`).expect(200);
  });
});

describe('publishing', () => {
  it('answers with the fields of the specification', async () => {
    const { body } = await post().expect(201);
    expect(body).toMatchObject({ file_url: null, downloads: 0 });
    expect(Object.keys(body).sort()).toEqual(
      [
        ...new Set([
          ...Object.keys(sample),
          'id',
          'file_url',
          'file_size',
          'downloads',
          'hidden',
          'english_outdated',
          'page_url',
          'created_at',
          'updated_at',
          'version',
        ]),
      ].sort(),
    );
  });

  it('words every missing field as the specification does', async () => {
    const { body } = await request(here.server)
      .post(PUBLICATIONS_URL)
      .set(asAdministrator)
      .send({ language: '  ' })
      .expect(422);
    const errors = body.errors as { pointer: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual({
      '/title_fr': 'Titre français requis',
      '/title_en': 'Titre anglais requis',
      '/description_fr': 'Description française requise',
      '/description_en': 'Description anglaise requise',
      '/type': 'Type requis',
      '/category': 'Catégorie requise',
      '/language': 'Langue requise',
      '/date': 'Date requise',
    });
  });

  it.each([
    ['type', 'Type is required'],
    ['language', 'Language is required'],
  ])('speaks English of a missing %s', async (field, message) => {
    const answer = await post({ [field]: '' }, { 'Accept-Language': 'en-GB,en;q=0.9' }).expect(422);
    expect(answer.body.errors[0].message).toBe(message);
  });

  it.each([0, 999_999])('does not take a count of %d downloads', async (downloads) => {
    const answer = await post({ downloads }).expect(422);
    expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '/downloads' }] });
  });

  it.each([
    ['language', ['FR']],
    ['file_size', '1'.repeat(21)],
    ['file_size', 1.25],
    ['file_url', 'javascript:alert(1)'],
    ['file_url', '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg'],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await post({ [field]: value }).expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
    expect(here.stored.all).toEqual([]);
  });

  it('takes values that the form does not offer', async () => {
    const changes = { type: 'Méthodologie', category: 'SIG' };
    expect((await post(changes).expect(201)).body).toMatchObject(changes);
  });

  it('takes a document that was uploaded here and states its size', async () => {
    here.files.documents.set(DOCUMENT, new Uint8Array(1_310_720));
    const answer = await post({ file_url: DOCUMENT, file_size: '0.01 MB' }).expect(201);
    expect(answer.body).toMatchObject({ file_url: DOCUMENT, file_size: '1.25 MB' });
  });

  it('keeps nothing where there is no document and no size', async () => {
    for (const empty of ['', null, undefined]) {
      const answer = await post({ file_url: empty, file_size: empty }).expect(201);
      expect(answer.body).toMatchObject({ file_url: null, file_size: null });
    }
    expect((await post({ file_size: '  ' }).expect(201)).body.file_size).toBeNull();
  });
});

describe('revising a publication', () => {
  it('does not write the count, and is not refused because somebody has downloaded meanwhile', async () => {
    const { body: created } = await post();
    const at = `${PUBLICATIONS_URL}/${created.id}`;
    const put = (changes: object) =>
      request(here.server)
        .put(at)
        .set({ ...asAdministrator, 'If-Match': '"v1-0"' })
        .send({ ...sample, ...changes });
    await here.counter.add(created.id, 17);
    const fresh = await get(at).set('If-None-Match', '"v1-0"').expect(200);
    expect([fresh.headers['etag'], fresh.body.downloads]).toEqual(['W/"v1-17"', 17]);
    const refused = [{ pointer: '/downloads', code: 'field_read_only' }];
    for (const downloads of [18, -1])
      expect((await put({ downloads }).expect(422)).body).toMatchObject({ errors: refused });
    await put({ date: '2026', downloads: 0 }).expect(200);
    expect((await get(at).set(asAdministrator)).body).toMatchObject({ date: '2026', downloads: 17 });
  });
});
