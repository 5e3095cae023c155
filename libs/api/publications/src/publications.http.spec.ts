import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PUBLICATIONS, publicationsApp, type PublicationsApp } from './testing/publications-app';

const body = {
  title_fr: 'Guide des points d’eau',
  title_en: 'Guide to water points',
  description_fr: 'Choisir et entretenir un forage.',
  description_en: 'Choosing and maintaining a borehole.',
  type: 'Guide',
  category: 'WASH',
  language: 'FR',
  date: '2024',
};
const DOCUMENT = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';

let here: PublicationsApp;

const asAdministrator = { Authorization: 'Bearer administrator' };
const get = (path: string) => request(here.server).get(path);
const post = (changes: object = {}, headers: Record<string, string> = asAdministrator) =>
  request(here.server)
    .post(PUBLICATIONS)
    .set(headers)
    .send({ ...body, ...changes });

beforeEach(async () => {
  here = await publicationsApp();
});
afterEach(() => here.app.close());

describe('reading publications', () => {
  it('answers an empty list to anyone', async () => {
    const answer = await get(PUBLICATIONS).expect(200);
    expect(answer.body).toEqual({ items: [], total: 0, next_cursor: null });
  });

  it('answers one publication with its version and count as ETag, and 304 to who has both', async () => {
    const { body: created } = await post().expect(201);
    const at = `${PUBLICATIONS}/${created.id}`;
    const answer = await get(at).expect(200);
    expect(answer.headers['etag']).toBe('"v1-0"');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await get(at).set('If-None-Match', '"v1-0"').expect(304);
  });

  it.each(['not-a-uuid', `'); DROP TABLE publications;--`, '01900000-0000-7000-8000-00000000ffff'])(
    'does not find %j',
    async (id) => {
      const answer = await get(`${PUBLICATIONS}/${encodeURIComponent(id)}`).expect(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatchObject({ code: 'not_found', status: 404 });
    },
  );

  it.each([
    'limit=0',
    'sort=created_at',
    'sort=file_size',
    'colour=red',
    'offset=-1',
    'type=Guide&type=Article',
  ])('refuses ?%s', async (query) => {
    const answer = await get(`${PUBLICATIONS}?${query}`).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: query.split('=')[0] }],
    });
  });

  it('filters and pages', async () => {
    await post({ title_fr: 'Premier' });
    await post({ title_fr: 'Second' });
    await post({ type: 'Article' });
    const { body: first } = await get(`${PUBLICATIONS}?limit=1&type=Guide`).expect(200);
    expect(first).toMatchObject({ total: 2, items: [{ title_fr: 'Second' }] });
    await get(`${PUBLICATIONS}?limit=1&type=Guide&cursor=${first.next_cursor}`).expect(200);
  });

  it.each(['title_fr', '-title_en', 'type', '-category', 'language', 'date', '-downloads'])(
    'sorts by %s',
    async (sort) => {
      await get(`${PUBLICATIONS}?sort=${sort}`).expect(200);
    },
  );
});

describe('publishing', () => {
  it('answers 201 with the record, its address and its version', async () => {
    const answer = await post().expect(201);
    expect(answer.body).toMatchObject({ ...body, file_url: null, file_size: null, downloads: 0 });
    expect(Object.keys(answer.body).sort()).toEqual(
      [...Object.keys(body), 'id', 'file_url', 'file_size', 'downloads', 'created_at'].sort(),
    );
    expect(answer.headers['location']).toBe(`${PUBLICATIONS}/${answer.body.id}`);
    expect(answer.headers['etag']).toBe('"v1-0"');
  });

  it('words every missing field as the specification does', async () => {
    const answer = await request(here.server)
      .post(PUBLICATIONS)
      .set(asAdministrator)
      .send({ language: '  ' })
      .expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
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
    expect(here.stored.all).toEqual([]);
  });

  it.each([
    ['type', 'Type is required'],
    ['language', 'Language is required'],
  ])('speaks English of a missing %s', async (field, message) => {
    const english = { ...asAdministrator, 'Accept-Language': 'en-GB,en;q=0.9' };
    const answer = await post({ [field]: '' }, english).expect(422);
    expect(answer.body.errors[0].message).toBe(message);
  });

  it.each([
    ['id', 'x'],
    ['created_at', '2026-03-01T09:00:00Z'],
    ['version', 1],
    ['edited_by', 'x'],
    ['downloads', 999_999],
    ['downloads', 0],
  ])('refuses the field %s', async (field, value) => {
    const answer = await post({ [field]: value }).expect(422);
    expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
    expect(here.stored.all).toEqual([]);
  });

  it.each([
    ['title_fr', 42],
    ['type', 'x'.repeat(61)],
    ['language', ['FR']],
    ['title_en', 'a\u0000b'],
    ['file_size', '1'.repeat(21)],
    ['file_size', 1.25],
    ['file_url', 7],
    ['file_url', 'https://evil.test/x.pdf'],
    ['file_url', 'javascript:alert(1)'],
    ['file_url', '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg'],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await post({ [field]: value }).expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
    expect(here.stored.all).toEqual([]);
  });

  it('takes values that the form does not offer, hostile text as text, and emoji up to the limit', async () => {
    const changes = { type: 'Méthodologie', category: 'SIG', title_fr: `'--<script>{{7*7}}` };
    const answer = await post({ ...changes, title_en: '💧'.repeat(200) }).expect(201);
    expect(answer.body).toMatchObject(changes);
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

  it.each([
    ['nobody', {}, 401, 'token_invalid'],
    ['an expired token', { Authorization: 'Bearer expired' }, 401, 'token_expired'],
    ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden'],
  ])('is refused to %s', async (_, headers, status, code) => {
    const answer = await post({}, headers).expect(status);
    expect(answer.body.code).toBe(code);
    expect(here.stored.all).toEqual([]);
  });
});

describe('revising and removing a publication', () => {
  it('needs the version that was read, and says who made the one that stands', async () => {
    const { body: created } = await post();
    const at = `${PUBLICATIONS}/${created.id}`;
    const put = (changes: object, headers: object) =>
      request(here.server)
        .put(at)
        .set({ ...asAdministrator, ...headers })
        .send({ ...body, ...changes });
    await put({}, {}).expect(428);
    const revised = await put({ type: 'Manuel' }, { 'If-Match': '"v1-0"' }).expect(200);
    expect(revised.headers['etag']).toBe('"v2-0"');
    const stale = await put({ type: 'Article' }, { 'If-Match': '"v1-0"' }).expect(412);
    expect(stale.body).toMatchObject({ code: 'edit_conflict', changed_by: 'administrator' });
    expect((await here.stored.get(created.id)).type).toBe('Manuel');
    const remove = (headers: object) =>
      request(here.server)
        .delete(at)
        .set({ ...asAdministrator, ...headers });
    await remove({}).expect(428);
    await remove({ 'If-Match': '"v1-0"' }).expect(412);
    await remove({ 'If-Match': String(stale.headers['etag']) }).expect(204);
    await remove({ 'If-Match': '"v2-0"' }).expect(404);
    expect((await get(at).expect(404)).body).toMatchObject({ code: 'not_found', removed: true });
  });

  it('does not write the count, and is not refused because somebody has downloaded meanwhile', async () => {
    const { body: created } = await post();
    const at = `${PUBLICATIONS}/${created.id}`;
    const put = (changes: object) =>
      request(here.server)
        .put(at)
        .set({ ...asAdministrator, 'If-Match': '"v1-0"' })
        .send({ ...body, ...changes });
    await here.counter.add(created.id, 17);
    const fresh = await get(at).set('If-None-Match', '"v1-0"').expect(200);
    expect([fresh.headers['etag'], fresh.body.downloads]).toEqual(['"v1-17"', 17]);
    const refused = await put({ downloads: 0 }).expect(422);
    expect(refused.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '/downloads' }] });
    await put({ date: '2026' }).expect(200);
    expect((await get(at).set(asAdministrator)).body).toMatchObject({ date: '2026', downloads: 17 });
  });
});
