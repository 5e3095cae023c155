import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import { describeContentHttp } from '@site/api-platform/testing/http';
import { exampleValues, PARTNERS } from '@site/vocabulary';
import request from 'supertest';
import { PARTNERS_URL, partnersApp } from './testing';

describeContentHttp(PARTNERS, partnersApp);

const app = startedForEach(partnersApp);

const asAdministrator = { Authorization: 'Bearer administrator' };
const post = (changes: object = {}) =>
  request(app.server)
    .post(PARTNERS_URL)
    .set(asAdministrator)
    .send({ ...exampleValues(PARTNERS), ...changes });

describe('a list of partners', () => {
  it.each([`type=${'x'.repeat(61)}`, `country=${'x'.repeat(101)}`, 'sort=type&sort=name'])(
    'refuses ?%s',
    async (query) => {
      const answer = await request(app.server).get(`${PARTNERS_URL}?${query}`).expect(400);
      expect(answer.body).toMatchObject({ errors: [{ pointer: query.split('=')[0] }] });
    },
  );

  it('is filtered by type', async () => {
    await post({ name: 'Premier' });
    await post({ name: 'Second', type: 'Entreprise' });
    const { body: ngos } = await request(app.server).get(`${PARTNERS_URL}?type=ONG&sort=-projects_count`);
    expect(ngos).toMatchObject({ total: 1, items: [{ name: 'Premier' }] });
  });
});

describe('a partner', () => {
  it('is told what is missing in the words of the specification', async () => {
    const answer = await request(app.server)
      .post(PARTNERS_URL)
      .set(asAdministrator)
      .send({ name: ' ' })
      .expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual({
      '/name': 'Nom requis',
      '/type': 'Type requis',
      '/country': 'Pays requis',
      '/description_fr': 'Description française requise',
      '/description_en': 'Description anglaise requise',
    });
  });

  it('has no image', async () => {
    const answer = await post({ image_url: 'x' }).expect(422);
    expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '/image_url' }] });
  });

  it.each([
    'https://partner.example/a b',
    'https://partner.example/\u0000',
    'https://999.1.1.1',
    `https://partner.example/${'x'.repeat(500)}`,
    ['https://partner.example'],
    { href: 'https://partner.example' },
  ])('has no website %j', async (website_url) => {
    const answer = await post({ website_url }).expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/website_url' }] });
    expect(app.stored.all).toEqual([]);
  });

  it('is told what a website has to look like', async () => {
    const answer = await post({ website_url: 'partner.example' }).expect(422);
    expect(answer.body.errors[0].message).toBe(
      'Adresse web non valide\u00a0: une adresse complète en http:// ou https:// est attendue',
    );
  });

  it('may have a website; nothing for an empty one', async () => {
    const website_url = 'https://partner.example/fr';
    expect((await post({ website_url }).expect(201)).body).toMatchObject({ website_url });
    for (const none of ['', null]) {
      expect((await post({ website_url: none }).expect(201)).body).toMatchObject({ website_url: null });
    }
  });

  it('has its number of projects read again when it is revised', async () => {
    const { body: created } = await post({ projects_count: 7 });
    const put = (changes: object, version: string) =>
      request(app.server)
        .put(`${PARTNERS_URL}/${created.id}`)
        .set({ ...asAdministrator, 'If-Match': version })
        .send({ ...exampleValues(PARTNERS), ...changes });
    const revised = await put({ country: 'Ghana', projects_count: '8' }, '"v1"').expect(200);
    expect(revised.body).toMatchObject({ country: 'Ghana', projects_count: 8 });
    await put({ projects_count: -1 }, '"v2"').expect(422);
    expect((await app.stored.get(created.id)).country).toBe('Ghana');
  });
});
