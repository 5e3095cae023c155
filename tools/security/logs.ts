import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PASSWORD } from '../../apps/api/src/testing/people.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { expectStatus, SIGN_IN, together, type Checks } from './checks.ts';
import { connection } from './raw.ts';
import { apart, pairOf, SECRET, type Site } from './site.ts';

/** M, P-13 and S-01: what is logged, and the role of the product. */
export const logs: Checks = {
  'M-01': async (site) => {
    for (let count = 0; count < 3; count += 1) await site.member();
    const rows = await site.query<{ hash: string }>('select password_hash as hash from users');
    const parts = rows.map(({ hash }) =>
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$[^$]+$/.exec(hash),
    );
    for (const part of parts) {
      const [memory = 0, passes = 0, lanes = 0] = (part ?? []).slice(1, 4).map(Number);
      assert.ok(memory >= 19_456 && passes >= 2 && lanes >= 1);
    }
    assert.equal(new Set(parts.map((part) => part?.[4])).size, rows.length);
  },

  'M-03': async (site) => {
    const [instance] = pairOf(site);
    const administrator = await site.administrator();
    const member = await site.member();
    const ask = instance.ask;
    for (const password of ['fausse-pluie', PASSWORD])
      await ask(SIGN_IN, { body: { email: member.email, password } });
    const { headers } = await ask('/api/v1/admin/users?token=abc', { token: administrator.token });
    await ask('/api/v1/admin/counts', { token: member.token });
    await pause(800);
    const lines = instance.log();
    const line = lines.find(
      ({ request_id, msg }) => request_id === headers['x-request-id'] && msg === 'request',
    );
    assert.match(String(line?.['time']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.equal(line?.['user_id'], administrator.id);
    assert.equal(line?.['route'], '/api/v1/admin/users');
    assert.equal(typeof line?.['duration_ms'], 'number');
    const events = new Set(lines.map(({ event }) => event));
    for (const event of ['signed_in', 'sign_in_failed']) assert.ok(events.has(event), event);
    assert.ok(lines.some(({ status, level }) => status === 403 && level === 'warn'));
    const all = JSON.stringify(lines);
    for (const secret of [PASSWORD, administrator.token, member.cookie, SECRET, 'token=abc', member.email]) {
      assert.ok(!all.includes(secret), secret.slice(0, 12));
    }
  },

  'M-05': (shared) =>
    apart(shared, async (site) => {
      const { token } = await site.administrator();
      await site.query('alter table projects add constraint broken check (title_fr <> $$Cassé$$)');
      await site.query('alter table projects rename column beneficiaries to gone');
      const answer = await site.post('projects', aProject(), { token });
      assert.deepEqual(Object.keys(answer.body).sort(), [
        'code',
        'detail',
        'request_id',
        'status',
        'title',
        'type',
      ]);
      assert.equal(answer.status, 500);
      assert.doesNotMatch(answer.text, /select|insert|column|beneficiaries|node_modules|\.js|\bat \b/i);
      assert.equal(answer.body['request_id'], answer.headers['x-request-id']);
    }),

  'M-08': async (site) => {
    await using client = await asTheProduct(site);
    const { rows } = await client.query(
      'select rolsuper, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = current_user',
    );
    assert.deepEqual(rows, [
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false },
    ]);
    for (const statement of [
      'drop table projects',
      'alter table projects add x text',
      'create table x (y text)',
      'truncate users',
    ]) {
      await assert.rejects(client.query(statement), { code: '42501' }, statement);
    }
  },

  'M-10': (shared) =>
    apart(shared, async (site) => {
      const [instance] = site.instances;
      await together(20, async () => {
        const socket = connection(site);
        socket.write(
          'POST /api/v1/contact-messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
        );
        await pause(50);
        socket.destroy();
      });
      for (const path of ['/nothing', '/api/v1/nothing', '/api/v1/projects?limit=0', '/%zz', '/%C3%28'])
        await site.ask(path);
      await site.ask(SIGN_IN, { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } });
      await pause(1_000);
      const output = instance?.output() ?? '';
      assert.deepEqual(
        output.split('\n').filter((line) => line !== '' && !line.startsWith('{')),
        [],
      );
      assert.deepEqual(
        instance?.log().filter(({ level }) => level === 'error' || level === 'fatal'),
        [],
      );
    }),

  'P-13': async (site) => {
    await using client = await asTheProduct(site);
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query(`show ${name}`);
      assert.deepEqual(Object.values(rows[0] as object), ['on'], name);
    }
  },

  'S-01': async (site) => {
    const { token } = await site.administrator();
    const created = await site.post('projects', aProject(), { token });
    const { text } = expectStatus(created, 201);
    const times = [...text.matchAll(/"(?:created|updated)_at":"([^"]+)"/g)].map(([, time = '']) => time);
    assert.ok(times.length > 0);
    const [{ now } = { now: new Date(0) }] = await site.query<{ now: Date }>('select now()');
    for (const time of times) {
      assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
      assert.ok(Math.abs(now.getTime() - Date.parse(time)) < 60_000);
    }
    const plain = await site.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'timestamp without time zone'`,
    );
    assert.deepEqual(plain, []);
  },
};

/** A connection with the rights of the product, which ends with the check, whatever comes of that. */
async function asTheProduct(site: Site): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: site.database.appUrl });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
