import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { refusalOf, type Asked } from './testing/ask';
import { patient } from './testing/patience';
import { anAdministrator } from './testing/people';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PROJECTS = '/api/v1/projects';
const product = productOfSuite();
const administrator = administratorOf(product);

const call = (path: string, asked: Asked = {}, { token } = administrator) =>
  product.ask(path, { ...asked, token });

async function aStoredProject(): Promise<string> {
  const { body, headers } = await call(PROJECTS, { body: aProject() });
  expect(headers['etag']).toBe('"v1"');
  return `${PROJECTS}/${String(body['id'])}`;
}
const titleAt = async (path: string): Promise<unknown> => (await product.ask(path)).body['title_fr'];

describe('a change', () => {
  it('needs to say what it has seen', async () => {
    const path = await aStoredProject();
    for (const asked of [{ method: 'PUT', body: aProject({ title_fr: 'Autre' }) }, { method: 'DELETE' }]) {
      expect(refusalOf(await call(path, asked))).toBe('428 precondition_required');
    }
    expect(await titleAt(path)).toBe('Étude hydrologique');
  });

  it('of a version that is no longer there is refused with the one that is', async () => {
    const path = await aStoredProject();
    const seen = (await product.ask(path)).headers['etag'] ?? '';
    expect(seen).toBe('"v1"');
    const first = { method: 'PUT', headers: { 'If-Match': seen }, body: aProject({ title_fr: 'Premier' }) };
    const revised = await call(path, first);
    expect([revised.status, revised.headers['etag']]).toEqual([200, '"v2"']);
    for (const asked of [
      { method: 'PUT', headers: { 'If-Match': seen }, body: aProject({ title_fr: 'Second' }) },
      { method: 'DELETE', headers: { 'If-Match': seen } },
    ]) {
      const answer = await call(path, asked);
      expect(refusalOf(answer)).toBe('412 edit_conflict');
      expect(answer.headers['etag']).toBe('"v2"');
    }
    expect(await titleAt(path)).toBe('Premier');
    expect((await call(path, { method: 'DELETE', headers: { 'If-Match': '"v2"' } })).status).toBe(204);
    expect((await product.ask(path)).status).toBe(404);
  });

  it('by five people at once succeeds for one of them', async () => {
    const path = await aStoredProject();
    const answers = await Promise.all(
      ['1', '2', '3', '4', '5'].map((title_fr) =>
        call(path, { method: 'PUT', headers: { 'If-Match': '"v1"' }, body: aProject({ title_fr }) }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect(await titleAt(path)).toBe(winners[0]?.body['title_fr']);
  });
});

describe('a repeated request', () => {
  const countProjects = async (): Promise<number> => {
    const [row] = await product.query<{ n: number }>('select count(*)::int as n from projects');
    return row?.n ?? -1;
  };
  const keyed = (key: string, title_fr: string, person = administrator) =>
    call(PROJECTS, { headers: { 'Idempotency-Key': key }, body: aProject({ title_fr }) }, person);

  it('is answered like the first and does nothing twice', async () => {
    const before = await countProjects();
    const answers = [await keyed('one', 'Une fois'), await keyed('one', 'Une fois')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(answers[1]?.headers['location']).toBe(answers[0]?.headers['location']);
    expect(await countProjects()).toBe(before + 1);
  });

  it('sent ten times at once writes one record', async () => {
    const before = await countProjects();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('burst', 'Ensemble')));
    const others = answers.filter(({ status }) => status !== 201).map(refusalOf);
    expect(others.every((refusal) => refusal === '409 idempotency_in_progress')).toBe(true);
    expect(await countProjects()).toBe(before + 1);
  });

  it('with other content under the same key is refused', async () => {
    await keyed('changed', 'Un');
    const before = await product.state();
    expect(refusalOf(await keyed('changed', 'Deux'))).toBe('422 idempotency_key_reused');
    expect(await product.state()).toEqual(before);
  });

  it('may be tried again under its key when it was refused', async () => {
    expect((await keyed('again', ' ')).status).toBe(422);
    expect((await keyed('again', 'Bon')).status).toBe(201);
  });

  it('of somebody else under the same key is another request', async () => {
    const other = await anAdministrator(product, product.query);
    const answers = [await keyed('shared', 'Un'), await keyed('shared', 'Un', other)];
    expect(answers[0]?.body['id']).not.toBe(answers[1]?.body['id']);
  });

  it('has a key of 255 characters at most', async () => {
    expect((await keyed('k'.repeat(255), 'Long')).status).toBe(201);
    expect(refusalOf(await keyed('k'.repeat(256), 'Trop long'))).toBe('400 invalid_parameter');
  });

  it('stores an upload once', async () => {
    const form = formWith(await aJpeg());
    const upload = () =>
      call('/api/v1/files/project-images', {
        method: 'POST',
        headers: { ...form.headers, 'Idempotency-Key': 'photo' },
        body: form.body,
      });
    const first = await upload();
    const stored = await product.state();
    const second = await upload();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(await product.state()).toEqual(stored);
  });
});

describe('the figures of the dashboard', () => {
  it('are exact after many changes at once', async () => {
    const paths = await Promise.all(Array.from({ length: 30 }, aStoredProject));
    await Promise.all(
      paths.slice(0, 15).map((path) => call(path, { method: 'DELETE', headers: { 'If-Match': '*' } })),
    );
    const [row] = await product.query<{ n: number }>('select count(*)::int as n from projects');
    expect((await call('/api/v1/admin/counts')).body['projects']).toBe(row?.n);
  });
});

describe('a record that somebody else holds', () => {
  it('lets nobody wait longer than five seconds', async () => {
    const path = await aStoredProject();
    const holder = new Client({ connectionString: product.database.superUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table projects in access exclusive mode');
      const waits = await Promise.all(
        Array.from({ length: 14 }, async (_, index) => {
          const begun = performance.now();
          const answer = await call(path, {
            method: 'PUT',
            headers: { 'If-Match': '"v1"' },
            body: aProject({ title_fr: `${index}` }),
          });
          expect(refusalOf(answer)).toBe('503 dependency_unavailable');
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
          return performance.now() - begun;
        }),
      );
      expect(Math.max(...waits)).toBeLessThan(patient(5_000));
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect((await product.ask(path)).status).toBe(200);
  });

  it('holds up nobody who wants another one', async () => {
    const [held = '', ...others] = await Promise.all(Array.from({ length: 5 }, aStoredProject));
    const revise = (path: string) =>
      call(path, { method: 'PUT', headers: { 'If-Match': '"v1"' }, body: aProject({ location: 'Man' }) });
    const holder = new Client({ connectionString: product.database.superUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from projects where id = $1 for update', [held.split('/').at(-1)]);
      let refused = 0;
      const waiting = Array.from({ length: 12 }, async () => {
        const answer = await revise(held);
        refused += 1;
        return refusalOf(answer);
      });
      const answers = await Promise.all(others.map(revise));
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
      expect(refused).toBe(0);
      expect(new Set(await Promise.all(waiting))).toEqual(new Set(['503 dependency_unavailable']));
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect((await revise(held)).status).toBe(200);
  });
});

describe('an unexpected error', () => {
  it('is told by its request id alone', async () => {
    const owner = new Client({ connectionString: product.database.ownerUrl });
    await owner.connect();
    await owner.query('alter table projects rename column location to place');
    const answer = await product.ask(`${PROJECTS}?limit=7`);
    await owner.query('alter table projects rename column place to location');
    await owner.end();
    expect(refusalOf(answer)).toBe('500 internal_error');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body['request_id']).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toMatch(/select|column|place|projects|\.ts|\.js|node_modules|at /);
    expect((await product.ask(`${PROJECTS}?limit=7`)).status).toBe(200);
  });
});
