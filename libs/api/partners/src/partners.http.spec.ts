import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PARTNERS, partnersApp, type PartnersApp } from './testing';

const body = {
  name: 'Fonds imaginaire pour l’eau',
  type: 'ONG',
  country: 'Côte d’Ivoire',
  description_fr: 'Finance des points d’eau.',
  description_en: 'Funds water points.',
};

let app: PartnersApp;

const asAdministrator = { Authorization: 'Bearer administrator' };
const post = (changes: object = {}, headers: Record<string, string> = asAdministrator) =>
  request(app.server)
    .post(PARTNERS)
    .set(headers)
    .send({ ...body, ...changes });

beforeEach(async () => {
  app = await partnersApp();
});
afterEach(() => app.close());

describe('reading partners', () => {
  it('answers an empty list to anyone', async () => {
    const answer = await request(app.server).get(PARTNERS).expect(200);
    expect(answer.body).toEqual({ items: [], total: 0, next_cursor: null });
  });

  it('answers one partner with its version as ETag, and 304 to who has it', async () => {
    const { body: created } = await post().expect(201);
    const answer = await request(app.server).get(`${PARTNERS}/${created.id}`).expect(200);
    expect(answer.headers['etag']).toBe('"v1"');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await request(app.server).get(`${PARTNERS}/${created.id}`).set('If-None-Match', '"v1"').expect(304);
  });

  it.each(['not-a-uuid', `'); DROP TABLE partners;--`, '01900000-0000-7000-8000-00000000ffff'])(
    'does not find %j',
    async (id) => {
      const answer = await request(app.server)
        .get(`${PARTNERS}/${encodeURIComponent(id)}`)
        .expect(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatchObject({ code: 'not_found', status: 404 });
    },
  );

  it.each([
    'limit=0',
    'cursor=x',
    'colour=red',
    'sort=created_at',
    'sort=--name',
    `type=${'x'.repeat(61)}`,
    `country=${'x'.repeat(101)}`,
    'country=a&country=b',
  ])('refuses ?%s', async (query) => {
    const answer = await request(app.server).get(`${PARTNERS}?${query}`).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: query.split('=')[0] }],
    });
  });

  it('pages by a cursor and filters by type', async () => {
    await post({ name: 'Premier' });
    await post({ name: 'Second', type: 'Entreprise' });
    const { body: first } = await request(app.server).get(`${PARTNERS}?limit=1`).expect(200);
    expect(first).toMatchObject({ total: 2, items: [{ name: 'Second' }] });
    await request(app.server).get(`${PARTNERS}?limit=1&cursor=${first.next_cursor}`).expect(200);
    const { body: ngos } = await request(app.server).get(`${PARTNERS}?type=ONG&sort=-projects_count`);
    expect(ngos).toMatchObject({ total: 1, items: [{ name: 'Premier' }] });
  });
});

describe('publishing a partner', () => {
  it('answers 201 with the record, its address and its version', async () => {
    const answer = await post().expect(201);
    expect(answer.body).toMatchObject({ ...body, logo_url: null, website_url: null, projects_count: 0 });
    expect(answer.headers['location']).toBe(`${PARTNERS}/${answer.body.id}`);
    expect(answer.headers['etag']).toBe('"v1"');
    expect(app.stored.all[0]?.lastEdit.by).toBe('01900000-0000-7000-a000-000000000001');
  });

  it.each([
    [
      'fr',
      {
        '/name': 'Nom requis',
        '/type': 'Type requis',
        '/country': 'Pays requis',
        '/description_fr': 'Description française requise',
        '/description_en': 'Description anglaise requise',
      },
    ],
    [
      'en',
      {
        '/name': 'Name is required',
        '/type': 'Type is required',
        '/country': 'Country is required',
        '/description_fr': 'French description is required',
        '/description_en': 'English description is required',
      },
    ],
  ])('words every missing field (%s)', async (language, wording) => {
    const answer = await request(app.server)
      .post(PARTNERS)
      .set({ ...asAdministrator, 'Accept-Language': language })
      .send({ name: ' ' })
      .expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual(wording);
    expect(app.stored.all).toEqual([]);
  });

  it.each(['id', 'created_at', 'version', 'edited_by', 'image_url', '__proto__x'])(
    'refuses the field %s',
    async (field) => {
      const answer = await post({ [field]: 'x' }).expect(422);
      expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
      expect(app.stored.all).toEqual([]);
    },
  );

  it.each([
    ['name', 42],
    ['name', 'x'.repeat(201)],
    ['country', 'a\u0000b'],
    ['logo_url', 'https://evil.test/x.png'],
    ['logo_url', '/files/partner-logos/unknown.png'],
    ['website_url', 'javascript:alert(1)'],
    ['website_url', '//partner.example'],
    ['website_url', 'https://user:pass@partner.example'],
    ['website_url', 'https://partner.example/a b'],
    ['website_url', 'https://partner.example/\u0000'],
    ['website_url', 'https://999.1.1.1'],
    ['website_url', `https://partner.example/${'x'.repeat(500)}`],
    ['website_url', 7],
    ['website_url', ['https://partner.example']],
    ['website_url', { href: 'https://partner.example' }],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await post({ [field]: value }).expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
    expect(app.stored.all).toEqual([]);
  });

  it('says what a website has to look like', async () => {
    const answer = await post({ website_url: 'partner.example' }).expect(422);
    expect(answer.body.errors[0].message).toBe(
      'Adresse web non valide\u00a0: une adresse complète en http:// ou https:// est attendue',
    );
  });

  it('takes a logo that was uploaded here, and a website; nothing for empty ones', async () => {
    app.files.urls.add('/files/partner-logos/a.png');
    const full = { logo_url: '/files/partner-logos/a.png', website_url: 'https://partner.example/fr' };
    expect((await post(full).expect(201)).body).toMatchObject(full);
    for (const none of ['', null]) {
      const { body: made } = await post({ logo_url: none, website_url: none }).expect(201);
      expect(made).toMatchObject({ logo_url: null, website_url: null });
    }
  });

  it.each([
    ['nobody', {}, 401, 'token_invalid'],
    ['an expired token', { Authorization: 'Bearer expired' }, 401, 'token_expired'],
    ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden'],
  ])('is refused to %s', async (_, headers, status, code) => {
    expect((await post({}, headers).expect(status)).body.code).toBe(code);
    expect(app.stored.all).toEqual([]);
  });
});

describe('revising and removing a partner', () => {
  it('needs the version that was read, and refuses a stale one with the current tag', async () => {
    const { body: created } = await post({ projects_count: 7 });
    const at = `${PARTNERS}/${created.id}`;
    const put = (changes: object, headers: object) =>
      request(app.server)
        .put(at)
        .set({ ...asAdministrator, ...headers })
        .send({ ...body, ...changes });
    await put({}, {}).expect(428);
    const revised = await put({ country: 'Ghana', projects_count: '8' }, { 'If-Match': '"v1"' }).expect(200);
    expect(revised.headers['etag']).toBe('"v2"');
    expect(revised.body).toMatchObject({ country: 'Ghana', projects_count: 8 });
    const stale = await put({ country: 'Togo' }, { 'If-Match': '"v1"' }).expect(412);
    expect(stale.body).toMatchObject({ code: 'edit_conflict', changed_by: 'administrator' });
    expect(stale.headers['etag']).toBe('"v2"');
    await put({ projects_count: -1 }, { 'If-Match': '"v2"' }).expect(422);
    expect((await app.stored.get(created.id)).country).toBe('Ghana');
    const remove = (headers: object) =>
      request(app.server)
        .delete(at)
        .set({ ...asAdministrator, ...headers });
    await remove({}).expect(428);
    await remove({ 'If-Match': '"v1"' }).expect(412);
    await remove({ 'If-Match': '"v2"' }).expect(204);
    await remove({ 'If-Match': '"v2"' }).expect(404);
  });
});
