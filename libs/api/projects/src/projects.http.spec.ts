import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import {
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { httpApp } from '@site/api-platform/testing';
import request from 'supertest';
import { ProjectService } from './application/project.service';
import type { Project } from './domain/project';
import { ProjectsController } from './infrastructure/http/projects.controller';
import { ProjectReader } from './infrastructure/persistence/project.reader';
import { InMemoryProjectReader } from './testing';

const body = {
  title_fr: 'Étude hydrologique',
  title_en: 'Hydrological study',
  description_fr: 'Débits et crues.',
  description_en: 'Flows and floods.',
  category: 'GIRE',
  location: 'Bouaflé',
  date: '2024',
  beneficiaries: '12 000 habitants',
};
const PROJECTS = '/api/v1/projects';

let app: INestApplication;
let stored: InMemoryRepository<Project>;
let files: KnownUploadedFiles;

async function start(): Promise<void> {
  [stored, files] = [new InMemoryRepository<Project>(), new KnownUploadedFiles()];
  const service = new ProjectService(
    stored,
    files,
    new RecordedContentChanges(),
    new CountingIdGenerator(),
    new FixedClock(),
  );
  app = await httpApp({
    controllers: [ProjectsController],
    providers: [
      { provide: ProjectService, useValue: service },
      { provide: ProjectReader, useValue: new InMemoryProjectReader(stored) },
    ],
  });
}

const server = (): Server => app.getHttpServer() as Server;
const asAdministrator = { Authorization: 'Bearer administrator' };
const post = (changes: object = {}, headers: Record<string, string> = asAdministrator) =>
  request(server())
    .post(PROJECTS)
    .set(headers)
    .send({ ...body, ...changes });

beforeEach(start);
afterEach(() => app.close());

describe('reading projects', () => {
  it('answers an empty list to anyone', async () => {
    const answer = await request(server()).get(PROJECTS).expect(200);
    expect(answer.body).toEqual({ items: [], total: 0, next_cursor: null });
  });

  it('answers one project with its version as ETag, and 304 to who has it', async () => {
    const { body: created } = await post().expect(201);
    const answer = await request(server()).get(`${PROJECTS}/${created.id}`).expect(200);
    expect(answer.headers['etag']).toBe('"v1"');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await request(server()).get(`${PROJECTS}/${created.id}`).set('If-None-Match', '"v1"').expect(304);
  });

  it('is no-store for who is signed in', async () => {
    const answer = await request(server()).get(PROJECTS).set(asAdministrator).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['not-a-uuid', `'); DROP TABLE projects;--`, '01900000-0000-7000-8000-00000000ffff'])(
    'does not find %j',
    async (id) => {
      const answer = await request(server())
        .get(`${PROJECTS}/${encodeURIComponent(id)}`)
        .expect(404);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatchObject({ code: 'not_found', status: 404 });
    },
  );

  it.each([
    'limit=0',
    'limit=-1',
    'limit=abc',
    'limit=1000000',
    'cursor=x',
    'status=paused',
    'colour=red',
    'limit=1&limit=2',
    'offset=-1',
    'offset=100001',
    'offset=0&cursor=x',
    'sort=created_at',
    'sort=--date',
    'sort=',
  ])('refuses ?%s', async (query) => {
    const answer = await request(server()).get(`${PROJECTS}?${query}`).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: query.split('=')[0] }],
    });
  });

  it('pages by a cursor', async () => {
    await post({ title_fr: 'Premier' });
    await post({ title_fr: 'Second' });
    const { body: first } = await request(server()).get(`${PROJECTS}?limit=1`).expect(200);
    expect(first).toMatchObject({ total: 2, items: [{ title_fr: 'Second' }] });
    await request(server()).get(`${PROJECTS}?limit=1&cursor=${first.next_cursor}`).expect(200);
  });
});

describe('publishing a project', () => {
  it('answers 201 with the record, its address and its version', async () => {
    const answer = await post().expect(201);
    expect(answer.body).toMatchObject({ ...body, status: 'ongoing', image_url: null });
    expect(answer.headers['location']).toBe(`${PROJECTS}/${answer.body.id}`);
    expect(answer.headers['etag']).toBe('"v1"');
  });

  it('words every missing field as the specification does', async () => {
    const answer = await request(server())
      .post(PROJECTS)
      .set(asAdministrator)
      .send({ beneficiaries: '  ' })
      .expect(422);
    const messages = Object.fromEntries(
      answer.body.errors.map(({ pointer, message }: { pointer: string; message: string }) => [
        pointer,
        message,
      ]),
    );
    expect(messages).toEqual({
      '/title_fr': 'Titre français requis',
      '/title_en': 'Titre anglais requis',
      '/description_fr': 'Description française requise',
      '/description_en': 'Description anglaise requise',
      '/category': 'Catégorie requise',
      '/location': 'Localisation requise',
      '/date': 'Date requise',
      '/beneficiaries': 'Bénéficiaires requis',
    });
    expect(stored.all).toEqual([]);
  });

  it('speaks English when asked', async () => {
    const answer = await post(
      { date: '' },
      { ...asAdministrator, 'Accept-Language': 'en-GB,en;q=0.9' },
    ).expect(422);
    expect(answer.body.errors[0].message).toBe('Date is required');
  });

  it.each(['id', 'created_at', 'version', 'downloads', '__proto__x'])(
    'refuses the field %s',
    async (field) => {
      const answer = await post({ [field]: 'x' }).expect(422);
      expect(answer.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
      expect(stored.all).toEqual([]);
    },
  );

  it.each([
    ['status', 'paused'],
    ['title_fr', 42],
    ['title_fr', 'x'.repeat(201)],
    ['title_en', 'a\u0000b'],
    ['image_url', 'https://evil.test/x.jpg'],
    ['image_url', 7],
  ])('refuses %s = %j', async (field, value) => {
    const answer = await post({ [field]: value }).expect(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
    expect(stored.all).toEqual([]);
  });

  it('takes hostile text as text, and emoji up to the limit', async () => {
    const title = `'); DROP TABLE projects;--<script>{{7*7}}`;
    expect((await post({ title_fr: title, title_en: '💧'.repeat(200) }).expect(201)).body.title_fr).toBe(
      title,
    );
  });

  it('takes an image that was uploaded here', async () => {
    files.urls.add('/files/project-images/a.jpg');
    const answer = await post({ image_url: '/files/project-images/a.jpg' }).expect(201);
    expect(answer.body.image_url).toBe('/files/project-images/a.jpg');
  });

  it.each([
    ['nobody', {}, 401, 'token_invalid'],
    ['an expired token', { Authorization: 'Bearer expired' }, 401, 'token_expired'],
    ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden'],
  ])('is refused to %s', async (_, headers, status, code) => {
    const answer = await post({}, headers).expect(status);
    expect(answer.body.code).toBe(code);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    expect(stored.all).toEqual([]);
  });
});

describe('revising and removing a project', () => {
  it('needs the version that was read, and refuses a stale one with the current tag', async () => {
    const { body: created } = await post();
    const at = `${PROJECTS}/${created.id}`;
    const put = (changes: object, headers: object) =>
      request(server())
        .put(at)
        .set({ ...asAdministrator, ...headers })
        .send({ ...body, status: 'completed', ...changes });
    await put({}, {}).expect(428);
    // Left out, the status would silently become another one.
    await put({ status: undefined }, { 'If-Match': '"v1"' }).expect(422);
    const revised = await put({ location: 'Man' }, { 'If-Match': '"v1"' }).expect(200);
    expect(revised.headers['etag']).toBe('"v2"');
    for (const header of ['"v1"', '"v1", "v9"', 'v2', '"other"']) {
      const refused = await put({ location: 'Daloa' }, { 'If-Match': header }).expect(412);
      expect(refused.headers['etag']).toBe('"v2"');
    }
    const stale = await put({ location: 'Daloa' }, { 'If-Match': '"v1"' }).expect(412);
    expect(stale.body).toMatchObject({
      code: 'edit_conflict',
      changed_by: 'administrator',
      changed_at: '2026-03-01T09:00:00.000Z',
    });
    expect(stale.headers['etag']).toBe('"v2"');
    expect((await stored.get(created.id)).location).toBe('Man');
    await request(server()).delete(at).set(asAdministrator).expect(428);
    await request(server())
      .delete(at)
      .set({ ...asAdministrator, 'If-Match': '"v1"' })
      .expect(412);
    await request(server())
      .delete(at)
      .set({ ...asAdministrator, 'If-Match': '"v2"' })
      .expect(204);
    await request(server())
      .delete(at)
      .set({ ...asAdministrator, 'If-Match': '"v2"' })
      .expect(404);
  });

  it('leaves an address that says that something was there, which others do not', async () => {
    const { body: created } = await post();
    await request(server())
      .delete(`${PROJECTS}/${created.id}`)
      .set({ ...asAdministrator, 'If-Match': '*' })
      .expect(204);
    const gone = await request(server()).get(`${PROJECTS}/${created.id}`).expect(404);
    expect(gone.body).toMatchObject({ code: 'not_found', removed: true });
    const never = await request(server()).get(`${PROJECTS}/01900000-0000-7000-8000-00000000ffff`).expect(404);
    expect(never.body).not.toHaveProperty('removed');
  });
});
