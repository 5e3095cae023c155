import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import { describeContentHttp } from '@site/api-platform/testing/http';
import { exampleValues, PROJECTS } from '@site/vocabulary';
import request from 'supertest';
import { PROJECTS_URL, projectsApp } from './testing';

describeContentHttp(PROJECTS, projectsApp);

const app = startedForEach(projectsApp);

const asAdministrator = { Authorization: 'Bearer administrator' };
const sample = exampleValues(PROJECTS);
const post = (body: object, headers: object = {}) =>
  request(app.server)
    .post(PROJECTS_URL)
    .set({ ...asAdministrator, ...headers })
    .send(body);

describe('a project', () => {
  it('is told what is missing in the words of the specification', async () => {
    const { body } = await post({ beneficiaries: '  ' }).expect(422);
    const errors = body.errors as { pointer: string; message: string }[];
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual({
      '/title_fr': 'Titre français requis',
      '/title_en': 'Titre anglais requis',
      '/description_fr': 'Description française requise',
      '/description_en': 'Description anglaise requise',
      '/category': 'Catégorie requise',
      '/location': 'Localisation requise',
      '/date': 'Date requise',
      '/beneficiaries': 'Bénéficiaires requis',
    });
    const english = await post({ ...sample, date: '' }, { 'Accept-Language': 'en-GB,en;q=0.9' }).expect(422);
    expect(english.body.errors[0].message).toBe('Date is required');
  });

  it('is ongoing where nothing else is said, and keeps its status only when it is said again', async () => {
    const { status: _, ...unsaid } = sample;
    const { body: created } = await post(unsaid).expect(201);
    expect(created).toMatchObject({ status: 'ongoing', image_url: null });
    await request(app.server)
      .put(`${PROJECTS_URL}/${created.id}`)
      .set({ ...asAdministrator, 'If-Match': '"v1"' })
      .send(unsaid)
      .expect(422);
  });

  it.each([
    ['status=paused', 'Valeurs possibles\u00A0: ongoing, completed, planned'],
    ['year=1899', 'Un nombre entier de 1900 à 2099 est attendu'],
  ])('is not listed by what there is not, but told what there is: %s', async (query, message) => {
    const { body } = await request(app.server).get(`${PROJECTS_URL}?${query}`).expect(400);
    const errors = [{ pointer: query.split('=')[0], message }];
    expect(body).toMatchObject({ code: 'invalid_parameter', errors });
  });

  it('has no downloads', async () => {
    const { body } = await post({ ...sample, downloads: 7 }).expect(422);
    expect(body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '/downloads' }] });
  });
});
