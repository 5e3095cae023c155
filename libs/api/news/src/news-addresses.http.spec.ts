import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import request from 'supertest';
import { NEWS_URL, newsApp } from './testing';

const body = {
  title_fr: 'Ouverture du chantier',
  title_en: 'Works begin',
  content_fr: 'Les travaux commencent lundi.',
  content_en: 'Works begin on Monday.',
};

const app = startedForEach(newsApp);

const asAdministrator = { Authorization: 'Bearer administrator' };
const get = (path: string, headers: Record<string, string> = {}) =>
  request(app.server).get(`${NEWS_URL}${path}`).set(headers);
const post = (changes: object = {}) =>
  request(app.server)
    .post(NEWS_URL)
    .set(asAdministrator)
    .send({ ...body, ...changes });
const remove = (id: string) =>
  request(app.server)
    .delete(`${NEWS_URL}/${id}`)
    .set({ ...asAdministrator, 'If-Match': '*' });

describe('a news item by the name of its page', () => {
  it('is the item, with its version as ETag, and 304 to who has it', async () => {
    const { body: created } = await post().expect(201);
    const answer = await get(`/by-slug/${created.slug}`).expect(200);
    const { hidden, english_outdated, ...shown } = created;
    expect([hidden, english_outdated, answer.body]).toEqual([false, false, shown]);
    expect(answer.headers['etag']).toBe('"v1"');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await get(`/by-slug/${created.slug}`, { 'If-None-Match': '"v1"' }).expect(304);
    const { body: html } = await get(`/by-slug/${created.slug}?text=html`).expect(200);
    expect(html.content_fr).toBe(`<p>${created.content_fr}</p>`);
  });

  it('is there for visitors from its moment on, for administrators before', async () => {
    await post({ published_at: '2026-03-01T09:00:02Z' });
    await get('/by-slug/ouverture-du-chantier').expect(404);
    const early = await get('/by-slug/ouverture-du-chantier', asAdministrator).expect(200);
    expect(early.headers['cache-control']).toBe('no-store');
    app.clock.advance(2_000);
    await get('/by-slug/ouverture-du-chantier').expect(200);
  });

  it.each(['nothing', 'Ouverture-Du-Chantier', '-x', 'x--y', 'a'.repeat(101), '%00', '..', "'or'1", '✓'])(
    'is not found as %s',
    async (slug) => {
      await post();
      const { body: problem } = await get(`/by-slug/${slug}`).expect(404);
      expect(problem).toMatchObject({ code: 'not_found' });
      expect(problem).not.toHaveProperty('removed');
    },
  );

  it('keeps its name through a revision', async () => {
    const { body: created } = await post().expect(201);
    const revised = await request(app.server)
      .put(`${NEWS_URL}/${created.id}`)
      .set({ ...asAdministrator, 'If-Match': '"v1"' })
      .send({ ...body, title_fr: 'Autre titre' })
      .expect(200);
    expect(revised.body.slug).toBe('ouverture-du-chantier');
  });
});

describe('a news item that was removed', () => {
  it('is said to be, under both of its addresses', async () => {
    const { body: created } = await post().expect(201);
    await remove(created.id).expect(204);
    for (const path of [`/${created.id}`, `/by-slug/${created.slug}`]) {
      const answer = await get(path).expect(404);
      expect(answer.body).toMatchObject({ code: 'not_found', status: 404, removed: true });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is as if it never was when it never was public', async () => {
    const { body: created } = await post({ published_at: '2026-03-02' }).expect(201);
    await remove(created.id).expect(204);
    for (const path of [`/${created.id}`, `/by-slug/${created.slug}`]) {
      expect((await get(path).expect(404)).body).not.toHaveProperty('removed');
    }
  });
});
