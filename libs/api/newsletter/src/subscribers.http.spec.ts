import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import request from 'supertest';
import { newsletterApp, SUBSCRIBERS, tokenOf } from './testing';

const app = startedForEach(newsletterApp);

const as = (token: string) => ({ Authorization: `Bearer ${token}` });
const get = (path = '', token = 'administrator') =>
  request(app.server).get(`${SUBSCRIBERS}${path}`).set(as(token));

async function subscribe(email: string, until: 'pending' | 'confirmed' | 'unsubscribed' = 'pending') {
  await app.service.subscribe({ email, language: 'en', source: 'resources', trap: '', client: email });
  const text = (await app.lastLetter())?.text ?? '';
  if (until !== 'pending') await app.service.confirm(tokenOf(text, 'confirm'));
  if (until === 'unsubscribed') await app.service.leave(tokenOf(text, 'unsubscribe'));
}

describe('the list of subscriptions', () => {
  it('shows state and consent, and no address of whoever has left', async () => {
    await subscribe('awa@example.org', 'confirmed');
    await subscribe('yao@example.org', 'unsubscribed');
    const { body } = await get().expect(200);
    expect(body.total).toBe(2);
    expect(body.items[1]).toEqual({
      id: expect.any(String),
      email: 'awa@example.org',
      state: 'confirmed',
      language: 'en',
      source: 'resources',
      consent_version: '2026-11',
      consent_at: '2026-03-01T09:00:00.000000Z',
      confirmed_at: '2026-03-01T09:00:00.000000Z',
      left_at: null,
      created_at: '2026-03-01T09:00:00.000000Z',
    });
    expect(body.items[0]).toMatchObject({ email: null, state: 'unsubscribed' });
    expect(JSON.stringify(body)).not.toContain('yao');
  });

  it('can be narrowed to a state', async () => {
    await subscribe('awa@example.org', 'confirmed');
    await subscribe('yao@example.org');
    const { body } = await get('?state=pending').expect(200);
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual(['yao@example.org']);
  });

  it.each(['?state=gone', '?sort=consent_at', '?colour=red', '/export?state=gone', '/export?limit=1'])(
    'refuses %s',
    async (query) => {
      expect((await get(query).expect(400)).body.code).toBe('invalid_parameter');
    },
  );

  it('is for administrators', async () => {
    for (const path of ['', '/export']) {
      await get(path, 'member').expect(403);
      await request(app.server).get(`${SUBSCRIBERS}${path}`).expect(401);
    }
  });
});

describe('the export', () => {
  it('is a table of confirmed addresses, with a byte order mark and a header row', async () => {
    await subscribe('awa@example.org', 'confirmed');
    await subscribe('yao@example.org');
    await subscribe('ama@example.org', 'unsubscribed');
    const answer = await get('/export').buffer(true).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="newsletter-confirmed-2026-03-01.csv"',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toBe(
      '\uFEFFemail;state;language;source;consent_version;consent_at;confirmed_at;left_at;created_at\r\n' +
        'awa@example.org;confirmed;en;resources;2026-11;2026-03-01T09:00:00.000000Z;' +
        '2026-03-01T09:00:00.000000Z;;2026-03-01T09:00:00.000000Z\r\n',
    );
  });

  it('holds the others when they are asked for', async () => {
    await subscribe('awa@example.org', 'confirmed');
    await subscribe('yao@example.org');
    const emails = async (state: string) =>
      (await get(`/export?state=${state}`)).text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';')[0]);
    expect(await emails('pending')).toEqual(['yao@example.org']);
    expect(await emails('all')).toEqual(['awa@example.org', 'yao@example.org']);
  });

  it.each(['=1+1@example.org', '+225@example.org', '-2@example.org', "=cmd|'x'!a1@example.org"])(
    'is no formula where an address is %s',
    async (email) => {
      await subscribe(email, 'confirmed');
      const [, row = ''] = (await get('/export')).text.split('\r\n');
      expect(row).toMatch(/^'/);
      expect(row).toContain(email);
    },
  );
});

describe('erasing', () => {
  it('leaves nothing, and cannot be done twice', async () => {
    await subscribe('awa@example.org', 'confirmed');
    const { body } = await get();
    const path = `${SUBSCRIBERS}/${body.items[0].id}`;
    await request(app.server).delete(path).set(as('member')).expect(403);
    await request(app.server).delete(path).set(as('administrator')).expect(204);
    expect([app.store.subscriptions, app.store.letters]).toEqual([[], []]);
    await request(app.server).delete(path).set(as('administrator')).expect(404);
    await request(app.server).delete(`${SUBSCRIBERS}/no-id`).set(as('administrator')).expect(404);
  });
});
