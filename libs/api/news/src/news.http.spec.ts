import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import { describeContentHttp } from '@site/api-platform/testing/http';
import { NEWS } from '@site/vocabulary';
import request from 'supertest';
import { NEWS_URL, newsApp } from './testing';

describeContentHttp(NEWS, newsApp);

const body = {
  title_fr: 'Ouverture du chantier',
  title_en: 'Works begin',
  content_fr: 'Les travaux commencent lundi.',
  content_en: 'Works begin on Monday.',
};
/** Where the clock of the tests stands. */
const NOW = '2026-03-01T09:00:00.000000Z';

const app = startedForEach(newsApp);

const asAdministrator = { Authorization: 'Bearer administrator' };
const asMember = { Authorization: 'Bearer member' };
const get = (path: string, headers: Record<string, string> = {}) =>
  request(app.server).get(`${NEWS_URL}${path}`).set(headers);
const post = (changes: object = {}, headers: Record<string, string> = asAdministrator) =>
  request(app.server)
    .post(NEWS_URL)
    .set(headers)
    .send({ ...body, ...changes });

describe('reading news', () => {
  it('answers one item with the fields of the specification', async () => {
    const { body: created } = await post().expect(201);
    const answer = await get(`/${created.id}`).expect(200);
    expect(answer.body).toEqual({
      ...body,
      id: created.id,
      slug: 'ouverture-du-chantier',
      image_url: null,
      published_at: NOW,
      updated_at: NOW,
      version: 1,
      page_url: '/news/ouverture-du-chantier',
    });
  });

  it.each(['visibility=secret', 'visibility=', 'sort=created_at', 'sort=content_fr', 'q=a&q=b'])(
    'refuses ?%s',
    async (query) => {
      const answer = await get(`?${query}`).expect(400);
      expect(answer.body).toMatchObject({
        code: 'invalid_parameter',
        errors: [{ pointer: query.split('=')[0] }],
      });
    },
  );

  it('is by date of publication, whatever the order of writing', async () => {
    for (const day of ['2026-02-01', '2026-02-03', '2026-02-02'])
      await post({ published_at: day, title_fr: day });
    const { body: first } = await get('?limit=2').expect(200);
    expect(first).toMatchObject({
      total: 3,
      items: [{ title_fr: '2026-02-03' }, { title_fr: '2026-02-02' }],
    });
    await get(`?limit=2&cursor=${first.next_cursor}`).expect(200);
  });
});

describe('an item that is to be published', () => {
  const tomorrow = { published_at: '2026-03-02' };

  it('is there for administrators', async () => {
    const { body: created } = await post(tomorrow).expect(201);
    const list = await get('', asAdministrator).expect(200);
    expect(list.body).toMatchObject({ total: 1, items: [{ id: created.id }] });
    expect(list.headers['cache-control']).toBe('no-store');
    const one = await get(`/${created.id}`, asAdministrator).expect(200);
    expect(one.body).toEqual(created);
    expect(one.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a visitor', {}],
    ['a member', asMember],
  ])('is not there for %s, like any that never was', async (_, headers) => {
    const { body: created } = await post(tomorrow).expect(201);
    expect((await get('', headers).expect(200)).body).toEqual({ items: [], total: 0, next_cursor: null });
    expect((await get('?visibility=scheduled', headers).expect(200)).body.total).toBe(0);
    const [hidden, unknown] = await Promise.all(
      [created.id, '01900000-0000-7000-8000-00000000ffff'].map((id) => get(`/${id}`, headers).expect(404)),
    );
    const seen = (answer: typeof hidden) => [
      { ...(answer?.body as object), request_id: '' },
      Object.keys(answer?.headers ?? {}).sort(),
    ];
    expect(seen(hidden)).toEqual(seen(unknown));
  });

  it('is there for everyone from its moment on', async () => {
    const { body: created } = await post({ published_at: '2026-03-01T09:00:02Z' });
    app.clock.advance(1_999);
    await get(`/${created.id}`).expect(404);
    app.clock.advance(1);
    await get(`/${created.id}`).expect(200);
  });

  it('can be listed apart from what is public', async () => {
    await post({ title_fr: 'Public' });
    await post({ title_fr: 'À venir', ...tomorrow });
    for (const [visibility, title_fr] of [
      ['public', 'Public'],
      ['scheduled', 'À venir'],
    ] as const) {
      const list = await get(`?visibility=${visibility}`, asAdministrator).expect(200);
      expect(list.body).toMatchObject({ total: 1, items: [{ title_fr }] });
    }
  });

  it.each([
    ['expired', 'token_expired'],
    ['forged', 'token_invalid'],
  ])('is asked for in vain with an %s token: it says so', async (token, code) => {
    const answer = await get('', { Authorization: `Bearer ${token}` }).expect(401);
    expect(answer.body.code).toBe(code);
  });
});

describe('publishing a news item', () => {
  it.each([
    [
      'fr',
      {
        '/title_fr': 'Titre français requis',
        '/title_en': 'Titre anglais requis',
        '/content_fr': 'Contenu français requis',
        '/content_en': 'Contenu anglais requis',
        '/published_at': 'Date non valide',
      },
    ],
    [
      'en',
      {
        '/title_fr': 'French title is required',
        '/title_en': 'English title is required',
        '/content_fr': 'French content is required',
        '/content_en': 'English content is required',
        '/published_at': 'Invalid date',
      },
    ],
  ])('words every field that is missing or wrong (%s)', async (language, wording) => {
    const answer = await request(app.server)
      .post(NEWS_URL)
      .set({ ...asAdministrator, 'Accept-Language': language })
      .send({ title_fr: ' ', published_at: '2024-02-30' })
      .expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual(wording);
    expect(app.stored.all).toEqual([]);
  });

  it.each(['slug', 'visibility'])('refuses the field %s', async (field) => {
    const answer = await post({ [field]: 'x' }).expect(422);
    expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
    expect(app.stored.all).toEqual([]);
  });

  it.each([
    ['published_at', '0000-00-00'],
    ['published_at', '2024-02-30'],
    ['published_at', '10000-01-01'],
    ['published_at', '+010000-01-01T00:00:00Z'],
    ['published_at', '2026-03-01T00:00:00+99:00'],
    ['published_at', '2026-03-01T00:00:00'],
    ['published_at', '1772323200'],
    ['published_at', 1_772_323_200],
    ['published_at', 1e309],
    ['published_at', 0],
    ['published_at', false],
    ['published_at', ' '],
    ['published_at', ['2026-03-01']],
    ['published_at', { $gt: '' }],
  ])('refuses %s = %j', async (field, value) => {
    // JSON has no infinite number, but a number that is read as one.
    const written = JSON.stringify({ ...body, [field]: value }).replace(':null', ':1e309');
    const answer = await request(app.server)
      .post(NEWS_URL)
      .set({ ...asAdministrator, 'Content-Type': 'application/json' })
      .send(written)
      .expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
    if (field === 'published_at') expect(answer.body.detail).toBe('Date non valide');
    expect(app.stored.all).toEqual([]);
  });

  it.each([
    [undefined, NOW],
    [null, NOW],
    ['', NOW],
    ['2026-03-01', NOW],
    ['2026-02-28', '2026-02-28T00:00:00.000000Z'],
    ['2026-03-01T00:30:00+01:00', '2026-02-28T23:30:00.000000Z'],
    ['2026-03-09T08:00:00.250Z', '2026-03-09T08:00:00.250000Z'],
  ])('with the date %j is published at %s', async (published_at, moment) => {
    expect((await post({ published_at }).expect(201)).body.published_at).toBe(moment);
  });
});

describe('revising a news item', () => {
  it('keeps its moment where its day is the same, and takes the present one where there is none', async () => {
    const { body: created } = await post({ published_at: '2026-02-28T10:00:00Z' });
    const at = `${NEWS_URL}/${created.id}`;
    const put = (changes: object, headers: object) =>
      request(app.server)
        .put(at)
        .set({ ...asAdministrator, ...headers })
        .send({ ...body, ...changes });
    const kept = await put({ published_at: '2026-02-28' }, { 'If-Match': '"v1"' }).expect(200);
    expect(kept.body.published_at).toBe('2026-02-28T10:00:00.000000Z');
    const now = await put({ title_fr: 'Autre', published_at: '' }, { 'If-Match': '"v2"' }).expect(200);
    expect(now.body).toMatchObject({ title_fr: 'Autre', published_at: NOW });
  });
});
