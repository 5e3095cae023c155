import type { Server } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import { exampleValues, isRequired, requiredRule, wireFields, wordValidation } from '@site/vocabulary';
import type { Kind } from '@site/vocabulary';
import request from 'supertest';
import { describeExcerpts } from './excerpts-http.contract';
import { describeChange } from './change-http.contract';
import { describeFacets } from './facets-http.contract';
import { refusedValues } from './refused-values';
import { describeTextForms } from './text-forms-http.contract';

/** The routes of a kind over memory. */
export interface ContentApp {
  readonly server: Server;
  /** Files that were uploaded here, by URL. */
  readonly files: { readonly urls: { add(url: string): unknown } };
  readonly stored: { readonly all: readonly { readonly lastEdit: { readonly by: string | null } }[] };
  close(): Promise<void>;
}

const ADMINISTRATOR = { Authorization: 'Bearer administrator' };
const NOWHERE = '01900000-0000-7000-8000-00000000ffff';

export interface ContentHttpOptions {
  /** The tag of a version, where it says more than that. */
  readonly tag?: (version: number) => string;
}

/** The behaviour of the routes of every kind of content that anybody may read. */
export function describeContentHttp(
  kind: Kind,
  start: () => Promise<ContentApp>,
  { tag = (version) => `"v${version}"` }: ContentHttpOptions = {},
): void {
  const path = `/api/v1/${kind.url}`;
  const fields = wireFields(kind.fields);
  const sample: Readonly<Record<string, unknown>> = exampleValues(kind);
  const required = fields.filter(({ field }) => isRequired(field));
  const app = startedForEach(start);

  const get = (at: string) => request(app.server).get(at);
  const post = (changes: object = {}, headers: Readonly<Record<string, string>> = ADMINISTRATOR) =>
    request(app.server)
      .post(path)
      .set(headers)
      .send({ ...sample, ...changes });

  describe(`reading ${kind.name}`, () => {
    it('answers an empty list to anyone', async () => {
      const { body } = await get(path).expect(200);
      expect(body).toEqual({ items: [], total: 0, next_cursor: null });
    });

    it('answers one with its version as ETag, and 304 to who has it', async () => {
      const { body: created } = await post().expect(201);
      const answer = await get(`${path}/${created.id}`).set('Accept-Encoding', 'identity').expect(200);
      expect(answer.headers['etag']).toBe(tag(1));
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      await get(`${path}/${created.id}`).set('If-None-Match', tag(1)).expect(304);
    });

    it('is no-store for who is signed in', async () => {
      const answer = await get(path).set(ADMINISTRATOR).expect(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it.each(['not-a-uuid', `'); DROP TABLE ${kind.name};--`, NOWHERE])('does not find %j', async (id) => {
      const answer = await get(`${path}/${encodeURIComponent(id)}`).expect(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.body).toMatchObject({ code: 'not_found', status: 404 });
      expect(answer.body).not.toHaveProperty('removed');
    });

    it.each([
      ...['limit=0', 'limit=-1', 'limit=101', 'limit=1000000', 'limit=abc', 'limit=1e1', 'limit=1&limit=2'],
      ...['offset=-1', 'offset=100001', 'cursor=x', 'cursor=x&offset=0', 'q=%00', `q=${'x'.repeat(101)}`],
      ...['colour=red', 'constructor=1', 'sort=', 'sort=edited_at', `sort=--${kind.sorts[0]}`],
      ...['ids=', 'ids=x', `ids=${NOWHERE},`],
      ...['updated_since=2026-03-01', 'updated_since=2026-02-30T09:00:00Z'],
    ])('refuses ?%s', async (query) => {
      const { body } = await get(`${path}?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: query.split('=')[0] }] });
    });

    it.each(kind.sorts.flatMap((name) => [name, `-${name}`]))('is sorted by %s', async (sort) => {
      await get(`${path}?sort=${sort}`).expect(200);
    });

    it.each([
      ...[
        'limit=1',
        'limit=100',
        `q=${'x'.repeat(100)}`,
        '-updated_at',
        `ids=${NOWHERE}`,
        'updated_since=2026-03-01T09:00:00Z',
      ],
      ...['updated_since=2026-03-01T09:00:00.000000%2B0000', 'updated_since=2026-03-01T09:00:00+00:00'],
    ])('takes %s', async (query) => {
      await get(`${path}?${query.includes('=') ? query : `sort=${query}`}`).expect(200);
    });

    it('pages by a cursor, and by no offset beside it', async () => {
      const ids = [(await post()).body.id, (await post()).body.id];
      const { body: page } = await get(`${path}?limit=1`).expect(200);
      expect(page).toMatchObject({ total: 2, items: [{ id: expect.any(String) }] });
      expect(ids).toContain(page.items[0].id);
      const further = `${path}?limit=1&cursor=${page.next_cursor}`;
      expect((await get(`${path}?limit=1&offset=0`)).headers['link']).toBe(`<${further}>; rel="next"`);
      for (const one of [further, `${further}&offset=0`, `${further}&offset=00`]) await get(one).expect(200);
      const { body: refusal } = await get(`${further}&offset=1`).expect(400);
      expect(refusal).toMatchObject({
        code: 'invalid_parameter',
        detail: '«\u00A0offset\u00A0» et «\u00A0cursor\u00A0» s’excluent\u00A0: donnez l’un ou l’autre',
        errors: [{ pointer: 'offset', code: 'offset_beside_cursor' }],
      });
    });
  });

  describeFacets(kind, { get, post: () => post().expect(201) });
  describeTextForms(kind, { get, post });
  describeExcerpts(kind, { get, post });

  describe(`hiding one of ${kind.name}`, () => {
    it('takes it from visitors, tells editors so, and shows it again', async () => {
      const { body: made } = await post({ hidden: true }).expect(201);
      expect(made).toMatchObject({ hidden: true });
      const at = `${path}/${made.id}`;
      expect((await get(at).expect(404)).body).not.toHaveProperty('removed');
      expect((await get(path).expect(200)).body).toMatchObject({ items: [], total: 0 });
      const edited = await get(at).set(ADMINISTRATOR).expect(200);
      expect(edited.body).toMatchObject({ hidden: true });
      const { body: all } = await get(`${path}?visibility=hidden`).set(ADMINISTRATOR).expect(200);
      expect(all).toMatchObject({ total: 1, items: [{ id: made.id, hidden: true }] });
      await get(at).set({ Authorization: 'Bearer member' }).expect(404);
      await get(at).set({ Authorization: 'Bearer expired' }).expect(401);
      const put = (changes: object, version: number) =>
        request(app.server)
          .put(at)
          .set({ ...ADMINISTRATOR, 'If-Match': tag(version) })
          .send({ ...sample, ...changes })
          .expect(200);
      expect((await put({}, 1)).body).toMatchObject({ hidden: true });
      await get(at).expect(404);
      expect((await put({ hidden: false }, 2)).body).toMatchObject({ hidden: false });
      expect((await get(at).expect(200)).body).not.toHaveProperty('hidden');
    });

    it.each(['true', 1, null])('is not said by %j', async (said) => {
      const { body } = await post({ hidden: said, english_outdated: said }).expect(422);
      const errors = [{ pointer: '/hidden' }, { pointer: '/english_outdated' }];
      expect(body).toMatchObject({ code: 'validation_failed', errors });
    });

    it('is nothing that a list knows by another word', async () => {
      await get(`${path}?visibility=secret`).expect(400);
    });
  });

  describe(`publishing one of ${kind.name}`, () => {
    it('answers 201 with the record, its address and its version', async () => {
      const answer = await post().expect(201);
      expect(answer.body).toMatchObject(sample);
      expect(answer.headers['location']).toBe(`${path}/${answer.body.id}`);
      expect(answer.headers['etag']).toBe(tag(1));
      expect(app.stored.all[0]?.lastEdit.by).toBe('01900000-0000-7000-a000-000000000001');
    });

    it.each(['fr', 'en'] as const)('words every missing field (%s)', async (language) => {
      const { body } = await request(app.server)
        .post(path)
        .set({ ...ADMINISTRATOR, 'Accept-Language': language })
        .send({ [required[0]?.name ?? '']: ' ' })
        .expect(422);
      const errors = body.errors as { pointer: string; message: string }[];
      const wording = required.map(({ name }) => [`/${name}`, wordValidation(requiredRule(name), language)]);
      expect(errors.map(({ pointer, message }) => [pointer, message]).sort()).toEqual(wording.sort());
      expect(app.stored.all).toEqual([]);
    });

    it.each([
      ...['id', 'created_at', 'version', 'edited_by', 'edited_at', 'search_text'],
      ...['__proto__x', 'constructor', 'toString', 'hasOwnProperty'],
    ])('refuses the field %s', async (field) => {
      const { body } = await post({ [field]: 'x' }).expect(422);
      expect(body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: `/${field}` }] });
      expect(app.stored.all).toEqual([]);
    });

    it('takes hostile text as text, and emoji up to the limit', async () => {
      const [text] = required.filter(({ field }) => field.type === 'text' || field.type === 'pair');
      if (text === undefined) return;
      const most = 'max' in text.field ? text.field.max : 0;
      for (const value of [`'); DROP TABLE x;--<script>{{7*7}}`.slice(0, most), '💧'.repeat(most)]) {
        expect((await post({ [text.name]: value }).expect(201)).body).toMatchObject({ [text.name]: value });
      }
    });

    it.each(refusedValues(kind))('refuses %s = %s', async (field, _, value) => {
      const { body } = await post({ [field]: value }).expect(422);
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: `/${field}` }] });
      expect(app.stored.all).toEqual([]);
    });

    it('takes a file that was uploaded here, and none', async () => {
      for (const { name, field } of fields) {
        if (field.type !== 'file') continue;
        const url = `/files/${field.bucket}/a${field.ending}`;
        app.files.urls.add(url);
        expect((await post({ [name]: url }).expect(201)).body).toMatchObject({ [name]: url });
        for (const none of ['', null]) {
          expect((await post({ [name]: none }).expect(201)).body).toMatchObject({ [name]: null });
        }
      }
    });

    it.each([
      ['nobody', {}, 401, 'token_invalid', 'Bearer'],
      [
        'an expired token',
        { Authorization: 'Bearer expired' },
        401,
        'token_expired',
        'Bearer error="invalid_token"',
      ],
      ['a member', { Authorization: 'Bearer member' }, 403, 'forbidden', undefined],
    ])('is refused to %s', async (_, headers, status, code, challenge) => {
      const answer = await post({}, headers).expect(status);
      expect(answer.body.code).toBe(code);
      expect(answer.headers['www-authenticate']).toBe(challenge);
      expect(app.stored.all).toEqual([]);
    });
  });

  describe(`revising and removing one of ${kind.name}`, () => {
    it('needs the version that was read, and refuses a stale one with the current tag', async () => {
      const { body: created } = await post();
      const at = `${path}/${created.id}`;
      const put = (headers: object) =>
        request(app.server)
          .put(at)
          .set({ ...ADMINISTRATOR, ...headers })
          .send(sample);
      await put({}).expect(428);
      const revised = await put({ 'If-Match': tag(1) }).expect(200);
      expect(revised.headers['etag']).toBe(tag(2));
      for (const stale of [tag(1), `${tag(1)}, "v9"`, '"other"']) {
        const refused = await put({ 'If-Match': stale }).expect(412);
        expect(refused.body).toMatchObject({
          code: 'edit_conflict',
          changed_by: 'administrator',
          changed_at: '2026-03-01T09:00:00.000Z',
        });
        expect([tag(2), '"v2"']).toContain(refused.headers['etag']);
      }
      const bare = await put({ 'If-Match': tag(2).slice(1, -1) }).expect(400);
      expect(bare.body).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: 'If-Match' }] });
      const remove = (headers: object) =>
        request(app.server)
          .delete(at)
          .set({ ...ADMINISTRATOR, ...headers });
      await remove({}).expect(428);
      await remove({ 'If-Match': tag(1) }).expect(412);
      await remove({ 'If-Match': tag(2) }).expect(204);
      await remove({ 'If-Match': tag(2) }).expect(404);
      expect((await get(at).expect(404)).body).toMatchObject({ code: 'not_found', removed: true });
    });

    describeChange(kind, { server: () => app.server, tag });

    it('may be of whatever version there is', async () => {
      const { body: created } = await post();
      const any = { ...ADMINISTRATOR, 'If-Match': '*' };
      await request(app.server).delete(`${path}/${created.id}`).set(any).expect(204);
    });
  });
}
