import assert from 'node:assert/strict';
import { until, within } from '../../apps/api/src/testing/patience.ts';
import { aJpeg, aProject, formWith } from '../../apps/api/src/testing/sample-content.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { aPdf, aPublication } from '../../apps/api/src/testing/sample-publication.ts';
import { pairOf } from './site.ts';
import { expectRefusal, expectStatus, expectUntouched, together, type Checks } from './checks.ts';
import { PDF, sending } from './sending.ts';

const LIST = '/api/v1/projects?limit=5';

/** U, and L-03: concurrent changes, repetitions, counters. */
export const edits: Checks = {
  'L-03': async (site) => {
    const { token } = await site.administrator();
    const { body, headers } = await site.post('projects', aProject({ title_fr: 'Avant' }), { token });
    const one = `/api/v1/projects/${String(body['id'])}`;
    const [first, second] = pairOf(site);
    for (const instance of [first, second])
      await until(async () => (await instance.ask(LIST)).text.includes('Avant'), 2_000);
    const tag = { 'If-None-Match': String((await second.ask(LIST)).headers['etag']) };
    assert.equal((await second.ask(LIST, { headers: tag })).status, 304);
    const seen = { 'If-Match': String(headers['etag']) };
    expectStatus(
      await first.ask(one, { method: 'PUT', token, headers: seen, body: aProject({ title_fr: 'Après' }) }),
      200,
    );
    for (const path of [LIST, one, '/projects']) {
      within(1_000, await until(async () => (await second.ask(path)).text.includes('Après'), 5_000), path);
    }
    assert.equal((await second.ask(LIST, { headers: tag })).status, 200);
  },

  'U-01': async (site) => {
    const { token } = await site.administrator();
    const { body, headers } = await site.post('projects', aProject(), { token });
    const path = `/api/v1/projects/${String(body['id'])}`;
    const revise = (title_fr: string, seen?: string) =>
      site.ask(path, {
        method: 'PUT',
        token,
        body: aProject({ title_fr }),
        headers: seen ? { 'If-Match': seen } : {},
      });
    const remove = (seen?: string) =>
      site.ask(path, { method: 'DELETE', token, headers: seen ? { 'If-Match': seen } : {} });
    for (const ask of [() => revise('x'), () => remove()]) {
      await expectUntouched(site, '428 precondition_required', ask);
    }
    const first = String(headers['etag']);
    const ends = await together(5, (turn) => revise(`Version ${turn}`, first));
    assert.equal(ends.filter(({ status }) => status === 200).length, 1);
    for (const ask of [() => revise('x', first), () => remove(first)]) {
      const answer = await expectUntouched(site, '412 edit_conflict', ask);
      assert.equal(answer.headers['etag'], '"v2"');
    }
    expectStatus(await remove('"v2"'), 204);
  },

  'U-04': async (site) => {
    const { token } = await site.administrator();
    const other = await site.administrator();
    const writes: readonly (readonly [string, string, object])[] = [
      ['projects', 'projects', { token, body: aProject() }],
      ['contact-messages', 'contact_messages', { body: aContactMessage() }],
      [
        'newsletter/subscriptions',
        'newsletter_subscriptions',
        { body: { email: 'une.fois@example.org', consent: true } },
      ],
      ['files/project-images', 'files', { token, method: 'POST', ...formWith(await aJpeg()) }],
    ];
    for (const [path, table, asked] of writes) {
      const key = { 'Idempotency-Key': `once ${path}` };
      const send = (more: object = {}) => {
        const all = { ...asked, ...more } as { headers?: Record<string, string> };
        return site.ask(`/api/v1/${path}`, { ...all, headers: { ...all.headers, ...key } });
      };
      const before = await site.count(table);
      const first = await send();
      const again = await together(4, () => send());
      for (const { status, text } of again)
        assert.deepEqual([status, text], [first.status, first.text], path);
      assert.equal(await site.count(table), before + 1, path);
      if (path !== 'projects') continue;
      expectRefusal(await send({ body: aProject({ location: 'Man' }) }), '422 idempotency_key_reused');
      expectStatus(await send({ token: other.token }), 201);
      assert.equal(await site.count(table), before + 2);
    }
    const long = { 'Idempotency-Key': 'k'.repeat(256) };
    expectStatus(await site.post('projects', aProject(), { token, headers: long }), 400, 422);
  },

  'U-09': async (site) => {
    const { token } = await site.administrator();
    const send = await sending(site);
    const file_url = (await send('publications', aPdf(300_000), PDF)).body['url'];
    const { body } = await site.post('publications', aPublication({ file_url }), { token });
    const path = `/api/v1/publications/${String(body['id'])}`;
    const download = (headers: Record<string, string> = {}, method = 'GET') =>
      site.ask(`${path}/download`, { method, headers });
    const counted = async (): Promise<number> =>
      Number(
        (
          await site.query<{ n: number }>('select downloads as n from publications where id = $1', [
            body['id'],
          ])
        )[0]?.n,
      );
    const tag = String((await download({}, 'HEAD')).headers['etag']);
    await download({ 'If-None-Match': tag });
    await download({ Range: 'bytes=0-999' });
    await download({ Range: 'bytes=1000-', 'If-Range': tag });
    expectStatus(await site.ask(`${path.slice(0, -4)}0000/download`), 404);
    assert.equal(await counted(), 0);
    const whole = await together(40, () => download());
    const sent = whole.filter(({ status, bytes }) => status === 200 && bytes.length === 300_000).length;
    assert.ok(sent > 0);
    await until(async () => (await counted()) === sent, 10_000);
  },

  'U-12': async (site) => {
    const { token } = await site.administrator();
    const made = await together(100, () => site.post('projects', aProject(), { token }));
    const headers = { 'If-Match': '"v1"' };
    const ids = made.filter(({ status }) => status === 201).map(({ body }) => String(body['id']));
    assert.ok(ids.length > 50);
    const ends = await Promise.all(
      ids.slice(0, 50).map((id) => site.ask(`/api/v1/projects/${id}`, { method: 'DELETE', token, headers })),
    );
    assert.ok(ends.some(({ status }) => status === 204));
    const { body } = expectStatus(await site.ask('/api/v1/admin/counts', { token }), 200);
    for (const kind of ['projects', 'publications', 'partners', 'news']) {
      assert.equal(body[kind], await site.count(kind), kind);
    }
  },
};
