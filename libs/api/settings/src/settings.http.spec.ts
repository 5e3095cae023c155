import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import { FIRM_DEFAULTS, FIRM_PLACEHOLDERS } from '@site/vocabulary';
import request from 'supertest';
import { settingsApp } from './testing/settings-app';

const SETTINGS = '/api/v1/settings';
const ADMIN = '/api/v1/admin/settings';
const asAdministrator = { Authorization: 'Bearer administrator' };

const app = startedForEach(settingsApp);

const read = (headers: Record<string, string> = asAdministrator) =>
  request(app.server).get(ADMIN).set(headers);
const put = (changes: object = {}, headers: Record<string, string> = { 'If-Match': '*' }) =>
  request(app.server)
    .put(ADMIN)
    .set({ ...asAdministrator, ...headers })
    .send({ ...FIRM_DEFAULTS, ...changes });

describe('reading the settings', () => {
  it('answers what the specification says to anyone, and 304 to who has it', async () => {
    const answer = await request(app.server).get(SETTINGS).expect(200);
    expect(answer.body).toEqual(FIRM_DEFAULTS);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const tag = answer.headers['etag'] ?? '';
    expect(tag).not.toBe('');
    await request(app.server).get(SETTINGS).set('If-None-Match', tag).expect(304);
  });

  it('answers what was stored', async () => {
    await put({ name: 'Atelier fictif', saturday_open: null, saturday_close: null }).expect(200);
    const answer = await request(app.server).get(SETTINGS).expect(200);
    expect(answer.body).toEqual({
      ...FIRM_DEFAULTS,
      name: 'Atelier fictif',
      saturday_open: null,
      saturday_close: null,
    });
  });

  it('answers administrators what is still to be given, with the version as ETag', async () => {
    const answer = await read().expect(200);
    expect(answer.body).toEqual({ ...FIRM_DEFAULTS, to_complete: [...FIRM_PLACEHOLDERS] });
    expect(answer.headers['etag']).toBe('"v0"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 503 while they cannot be read', async () => {
    app.reader.available = false;
    for (const answer of [await request(app.server).get(SETTINGS), await read()]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'dependency_unavailable']);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  it.each([
    ['nobody', {}, 401, 'token_invalid'],
    ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden'],
  ])('as an administrator is refused to %s', async (_, headers, status, code) => {
    expect((await read(headers as Record<string, string>).expect(status)).body.code).toBe(code);
  });
});

describe('revising the settings', () => {
  it('answers them as they stand now, with the next version', async () => {
    const answer = await put({ phone: '+225 27 00 00 00 00' }, { 'If-Match': '"v0"' }).expect(200);
    const { to_complete, ...facts } = answer.body as { to_complete: string[] };
    expect(facts).toEqual({ ...FIRM_DEFAULTS, phone: '+225 27 00 00 00 00' });
    expect(to_complete).toEqual(FIRM_PLACEHOLDERS.filter((name) => name !== 'phone'));
    expect(answer.headers['etag']).toBe('"v1"');
    expect((await app.stored.get()).lastEdit.by).toBe('01900000-0000-7000-a000-000000000001');
  });

  it('needs the version that was read, and refuses a stale one with the current tag', async () => {
    const missing = await put({}, {}).expect(428);
    expect(missing.body.code).toBe('precondition_required');
    await put({ name: 'Un' }, { 'If-Match': '"v0"' }).expect(200);
    const stale = await put({ name: 'Autre' }, { 'If-Match': '"v0"' }).expect(412);
    expect(stale.body).toMatchObject({ code: 'edit_conflict', changed_by: 'administrator' });
    expect(stale.headers['etag']).toBe('"v1"');
    expect((await app.stored.get()).facts.name).toBe('Un');
  });

  it('gives one of two first editors the right of way', async () => {
    const answers = await Promise.all(['Un', 'Autre'].map((name) => put({ name }, { 'If-Match': '"v0"' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it.each([
    ['fr', { '/phone': 'Champ requis', '/duration_years': 'Un nombre entier de 1 à 999 est attendu' }],
    [
      'en',
      { '/phone': 'This field is required', '/duration_years': 'A whole number from 1 to 999 is expected' },
    ],
  ])('words every refused fact (%s)', async (language, wording) => {
    const answer = await put(
      { phone: ' ', duration_years: 1.5 },
      { 'If-Match': '*', 'Accept-Language': language },
    ).expect(422);
    const errors = answer.body.errors as { pointer: string; message: string }[];
    expect(answer.body.code).toBe('validation_failed');
    expect(Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message]))).toEqual(wording);
    expect(app.stored.rows.all).toEqual([]);
  });

  it('answers null for what a former release has shown in place of a fact, and takes it back', async () => {
    const former = { phone: '+225 00 00 00 00 00', email: 'contact@example.org', hosting: 'À compléter' };
    const answer = await put(former).expect(200);
    expect(answer.body).toEqual({ ...FIRM_DEFAULTS, to_complete: [...FIRM_PLACEHOLDERS] });
    await put({ phone: '+225 27 00 00 00 00' }).expect(200);
    expect((await put({ phone: null }).expect(200)).body).toMatchObject({ phone: null });
  });

  it('refuses a change that is not whole', async () => {
    const answer = await request(app.server)
      .put(ADMIN)
      .set({ ...asAdministrator, 'If-Match': '*' })
      .send({ name: 'Atelier fictif' })
      .expect(422);
    const pointers = (answer.body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(pointers).toEqual(
      Object.keys(FIRM_DEFAULTS)
        .slice(1)
        .map((name) => `/${name}`),
    );
  });

  it('takes back what was read, but no other list of what is to be given', async () => {
    const { body, headers } = await read();
    await put(body, { 'If-Match': headers['etag'] ?? '' }).expect(200);
    await put({ ...body, phone: '+225 27 00 00 00 00' }, { 'If-Match': '"v1"' }).expect(200);
    expect((await put(body, { 'If-Match': '"v1"' }).expect(412)).body.code).toBe('edit_conflict');
    const { errors } = (await put(body).expect(422)).body;
    expect(errors).toMatchObject([{ pointer: '/to_complete', code: 'field_read_only' }]);
  });

  it.each(['id', 'version', 'edited_by', 'facts', '__proto__x'])('refuses the field %s', async (field) => {
    const answer = await put({ [field]: 'x' }).expect(422);
    expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
    expect(app.stored.rows.all).toEqual([]);
  });

  it('refuses a file that was not uploaded here, and takes one that was', async () => {
    const brochure_url = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';
    const refused = await put({ brochure_url }).expect(422);
    expect(refused.body.errors[0].message).toBe('Seul un fichier téléversé ici peut être utilisé');
    app.files.urls.add(brochure_url);
    expect((await put({ brochure_url }).expect(200)).body.brochure_url).toBe(brochure_url);
  });

  it.each([
    ['nobody', { Authorization: '' }, 401, 'token_invalid'],
    ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden'],
  ])('is refused to %s', async (_, headers, status, code) => {
    const answer = await put({ name: 'Autre' }, { 'If-Match': '*', ...headers }).expect(status);
    expect(answer.body.code).toBe(code);
    expect(app.stored.rows.all).toEqual([]);
  });
});
