import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PARTNERS, PROJECTS, wireFields } from '@site/vocabulary';
import { refusalOf, type Asked } from './testing/ask';
import { anAdministrator } from './testing/people';
import { startProduct } from './testing/product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf } from './testing/suite';
import { twoOfSuite } from './testing/suite-in-process';

const KEYS = '/api/v1/admin/api-keys';
const wires = wireFields(PROJECTS.fields).map(({ name }) => name);
const { product, other } = twoOfSuite();
const administrator = administratorOf(product);

interface Made {
  readonly expires_at: string | null;
  readonly id: string;
  readonly secret: string;
}

async function make(scopes: string[], more: object = {}, maker = administrator): Promise<Made> {
  const body = { name: 'Partner', scopes, ...more };
  const answer = await product.ask(KEYS, { body, token: maker.token });
  expect(answer.status).toBe(201);
  return answer.body as unknown as Made;
}

const status = async (path: string, asked: Asked, from = product): Promise<number> =>
  (await from.ask(path, asked)).status;

describe('a key', () => {
  it('is shown once, stored as a hash, and told by its beginning', async () => {
    const { id, secret } = await make(['read']);
    expect(secret).toMatch(/^site_key_[\w-]{43}$/);
    const [row] = await product.query<Record<string, unknown>>('select * from api_keys where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice(16));
    expect(row?.['secret_hash']).toBe(createHash('sha256').update(secret).digest('hex'));
    const { body } = await product.ask(KEYS, { token: administrator.token });
    expect(body['items']).toContainEqual(
      expect.objectContaining({ id, hint: secret.slice(0, 15), scopes: ['read'], last_used_at: null }),
    );
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('opens what it is made for, and says when it was used', async () => {
    const writer = (await make(['content:write', 'read'])).secret;
    const created = await product.ask('/api/v1/projects', { body: aProject(), token: writer });
    expect(created.status).toBe(201);
    const path = `/api/v1/projects/${String(created.body['id'])}`;
    const hidden = { ...aProject(), hidden: true, status: 'planned' };
    const headers = { 'If-Match': '"v1"' };
    expect(await status(path, { method: 'PUT', body: hidden, token: writer, headers })).toBe(200);
    expect(await status(path, { token: writer })).toBe(200);
    expect(await status(path, {})).toBe(404);
    expect(await status(path, { token: (await make(['messages:read'])).secret })).toBe(404);
    expect(await status(path, { method: 'DELETE', token: writer, headers: { 'If-Match': '*' } })).toBe(204);
    const messages = (await make(['messages:read'])).secret;
    expect(await status('/api/v1/admin/messages', { token: messages })).toBe(200);
    const files = (await make(['files:write'])).secret;
    const upload = { method: 'POST', token: files, ...formWith(await aJpeg()) };
    expect(await status('/api/v1/files/project-images', upload)).toBe(201);
    const known = await product.ask('/api/v1/files', { token: writer });
    const [{ id = '' } = {}] = known.body['items'] as { id?: string }[];
    const change = { method: 'PATCH', body: { focal_x: 20 }, headers };
    expect(await status(`/api/v1/files/${id}`, { ...change, token: writer })).toBe(403);
    expect(await status(`/api/v1/files/${id}`, { ...change, token: files })).toBe(200);
    expect(await status('/api/v1/files', { token: files })).toBe(403);
    const { body } = await product.ask(KEYS, { token: administrator.token });
    const used = (body['items'] as { last_used_at: string | null }[]).filter((one) => one.last_used_at);
    expect(used.length).toBe(4);
  });

  it('that writes reads what it writes: a body just read brings all back, the hidden that it names among it', async () => {
    const writer = (await make(['content:write'])).secret;
    const beside = { body: sampleOf(PARTNERS, { hidden: true }), token: writer };
    const related_partners = String((await product.ask('/api/v1/partners', beside)).body['id']);
    const body = { ...sampleOf(PROJECTS), related_partners };
    const path = `/api/v1/projects/${String((await product.ask('/api/v1/projects', { body, token: writer })).body['id'])}`;
    for (const method of ['PATCH', 'PUT']) {
      const { body: read, headers } = await product.ask(path, { token: writer });
      expect(read).toMatchObject({ related_partners, hidden: false });
      const back = method === 'PATCH' ? read : Object.fromEntries(wires.map((name) => [name, read[name]]));
      const sent = { method, body: back, token: writer, headers: { 'If-Match': String(headers.etag) } };
      expect((await product.ask(path, sent)).body).toMatchObject({ related_partners });
    }
    const listed = await product.ask('/api/v1/partners', { token: writer });
    expect(listed.body['items']).toMatchObject([{ id: related_partners, hidden: true }]);
  });

  it('that writes reads the order that it puts partners in, which has its tag there alone', async () => {
    const token = (await make(['content:write'])).secret;
    const { headers } = await product.ask('/api/v1/partners/order', { token });
    const sent = {
      method: 'PUT',
      body: { ids: [] },
      token,
      headers: { 'If-Match': `${headers.etag}` },
    };
    expect(await status('/api/v1/partners/order', sent)).toBe(200);
    const uploader = (await make(['files:write'])).secret;
    expect(await status('/api/v1/partners/order', { token: uploader })).toBe(403);
  });

  it('that reads what is hidden reads its files', async () => {
    const upload = { method: 'POST', token: administrator.token, ...formWith(await aJpeg()) };
    const image_url = String((await product.ask('/api/v1/files/project-images', upload)).body['url']);
    const body = aProject({ image_url, hidden: true });
    expect(await status('/api/v1/projects', { body, token: administrator.token })).toBe(201);
    expect(await status(image_url, {})).toBe(404);
    for (const [scope, answer] of [
      ['read', 200],
      ['content:write', 200],
      ['files:write', 404],
      ['messages:read', 404],
    ] as const)
      expect([scope, await status(image_url, { token: (await make([scope])).secret })]).toEqual([
        scope,
        answer,
      ]);
  });

  it('opens nothing else, and nothing of people, whatever it is made for', async () => {
    const reader = (await make(['read'])).secret;
    const all = (await make(['read', 'content:write', 'files:write', 'messages:read'])).secret;
    const refused = await product.ask('/api/v1/projects', { body: aProject(), token: reader });
    expect(refusalOf(refused)).toBe('403 scope_missing');
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"');
    const ofPeople: readonly (readonly [string, Asked])[] = [
      [KEYS, {}],
      [KEYS, { body: { name: 'x', scopes: ['read'] } }],
      ['/api/v1/auth/me', {}],
      ['/api/v1/auth/sign-out-everywhere', { method: 'POST' }],
      ['/api/v1/admin/users', {}],
      ['/api/v1/admin/newsletter', {}],
      ['/api/v1/admin/settings', {}],
      ['/api/v1/admin/counts', {}],
    ];
    const before = await product.state();
    for (const [path, asked] of ofPeople)
      expect([path, refusalOf(await product.ask(path, { ...asked, token: all }))]).toEqual([
        path,
        '403 scope_missing',
      ]);
    expect({ ...(await product.state()), api_keys: '' }).toEqual({ ...before, api_keys: '' });
  });

  it('that was taken back opens nothing on any instance from the next request on', async () => {
    const { id, secret } = await make(['messages:read']);
    expect(await status('/api/v1/admin/messages', { token: secret }, other)).toBe(200);
    expect(await status(`${KEYS}/${id}`, { method: 'DELETE', token: administrator.token })).toBe(204);
    for (const from of [other, product])
      expect(refusalOf(await from.ask('/api/v1/admin/messages', { token: secret }))).toBe(
        '401 token_invalid',
      );
    expect(await status(`${KEYS}/${id}`, { method: 'DELETE', token: administrator.token })).toBe(404);
  });

  it('is in the journal: who made it, and who took it back', async () => {
    const { id } = await make(['read']);
    const colleague = await anAdministrator(product, product.query);
    await product.query(`update users set full_name = 'Koffi Yao' where id = $1`, [colleague.id]);
    await product.ask(`${KEYS}/${id}`, { method: 'DELETE', token: colleague.token });
    const { body } = await product.ask('/api/v1/journal?kind=api_keys', { token: administrator.token });
    const told = (body['items'] as { record: string }[]).filter(({ record }) => record === id);
    expect(told).toMatchObject([
      { action: 'key_revoked', title: null, done_by: 'Koffi Yao' },
      { action: 'key_made', title: null, done_by: 'Awa Koné' },
    ]);
  });

  it('is over on its day, and with the rights of who made it', async () => {
    const told = await make(['messages:read'], { expires_at: '2099-01-01T02:00:00+0200' });
    const { id, secret } = told;
    expect(told.expires_at).toMatch(/^2099-01-01T00:00:00(?:\.0+)?Z$/);
    expect(await status('/api/v1/admin/messages', { token: secret })).toBe(200);
    await product.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(refusalOf(await product.ask('/api/v1/admin/messages', { token: secret }))).toBe(
      '401 token_expired',
    );
    const leaving = await anAdministrator(product, product.query);
    const left = (await make(['messages:read'], {}, leaving)).secret;
    await product.query('delete from user_roles where user_id = $1', [leaving.id]);
    expect(refusalOf(await product.ask('/api/v1/admin/messages', { token: left }))).toBe('401 token_invalid');
  });

  it('is refused where nobody would know what it is for', async () => {
    for (const body of [
      { name: '', scopes: ['read'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['read', 'read'] },
      { name: 'x', scopes: ['admin'] },
      { name: 'x', scopes: ['read'], expires_at: 'tomorrow' },
      { name: 'x', scopes: ['read'], expires_at: '2026-13-01T00:00:00Z' },
    ])
      expect(await status(KEYS, { body, token: administrator.token })).toBe(422);
    const refused = async (language: string, expires_at = '2026-01-01T00:00:00Z') => {
      const headers = { 'Accept-Language': language };
      const body = { name: 'x', scopes: ['read'], expires_at };
      const answer = await product.ask(KEYS, { body, token: administrator.token, headers });
      return [answer.status, answer.body['errors']];
    };
    const said = (message: string) => [422, [{ pointer: '/expires_at', code: 'moment_past', message }]];
    expect(await refused('fr')).toEqual(said('Un moment à venir est attendu'));
    expect(await refused('en')).toEqual(said('A moment to come is expected'));
    const message = 'A date with its time is expected: try 2027-01-31T12:00:00Z';
    const unreadable = [422, [{ pointer: '/expires_at', code: 'moment_invalid', message }]];
    expect(await refused('en', '2026-12-24')).toEqual(unreadable);
    for (const token of ['site_key_', 'site_key_x', `site_key_${'A'.repeat(43)}`])
      expect(refusalOf(await product.ask('/api/v1/projects', { token }))).toBe('401 token_invalid');
  });

  it('calls so often, and no oftener', async () => {
    const strict = await startProduct({ sharing: product, environment: { RATE_LIMIT_FACTOR: '0.005' } });
    try {
      const { secret } = await make(['messages:read']);
      const calls = [1, 2, 3, 4].map(() => status('/api/v1/admin/messages', { token: secret }, strict));
      expect((await Promise.all(calls)).sort()).toEqual([200, 200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });
});
