import { describe, expect, it } from '@jest/globals';
import { patient } from './testing/patience';
import { refusalOf } from './testing/ask';
import { until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const administrator = administratorOf(product);

interface Change {
  readonly kind: string;
  readonly id: string;
  readonly removed: boolean;
  readonly version: number | null;
}
interface Changes {
  readonly items: readonly Change[];
  readonly next: string;
  readonly more: boolean;
}

async function changes(since?: string, limit = 1_000): Promise<Changes> {
  const query = since === undefined ? '' : `?since=${since}&limit=${limit}`;
  const answer = await product.ask(`/api/v1/changes${query}`, { token: administrator.token });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Changes;
}

const told = ({ kind, id, removed, version }: Change) => `${kind} ${id} ${removed ? 'removed' : version}`;

/** Everything from a place on, page by page. */
async function walked(since: string, limit?: number): Promise<{ changes: string[]; next: string }> {
  const seen: string[] = [];
  for (let next = since; ;) {
    const page = await changes(next, limit);
    seen.push(...page.items.map(told));
    if (page.next === next) return { changes: seen, next };
    next = page.next;
  }
}

/** Those that are expected, once no older transaction of the server is under way. */
async function settled(since: string, count: number, limit?: number): Promise<string[]> {
  await until(async () => (await walked(since)).changes.length >= count);
  return (await walked(since, limit)).changes;
}

describe('the changes', () => {
  it('are told once each, in their order, removals included', async () => {
    const { next } = await changes();
    const token = administrator.token;
    const { body } = await product.ask('/api/v1/projects', { body: aProject(), token });
    const path = `/api/v1/projects/${String(body['id'])}`;
    const patch = (change: object, tag: string) =>
      product.ask(path, { method: 'PATCH', body: change, token, headers: { 'If-Match': tag } });
    expect((await patch({ location: 'Man' }, '"v1"')).status).toBe(200);
    expect((await patch({ hidden: true }, '"v2"')).status).toBe(200);
    expect((await product.ask(path, { method: 'DELETE', token, headers: { 'If-Match': '*' } })).status).toBe(
      204,
    );
    const one = `projects ${String(body['id'])}`;
    const all = [`${one} 1`, `${one} 2`, `${one} 3`, `${one} removed`];
    expect(await settled(next, 4)).toEqual(all);
    expect(await settled(next, 4, 1)).toEqual(all);
  });

  it(
    'are exact while many write: no gap and no double, each record in its order',
    async () => {
      const { next: start } = await changes();
      let writing = true;
      let written = 0;
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        const { database } = product.database;
        for (let turn = 0; turn < 125; turn += 1) {
          await database.transaction(async (run) => {
            // They wait for one another at the total of their kind.
            await run(`set local statement_timeout = '60s'`);
            const title = `writer ${writer}, ${turn}`;
            const rows = await run<{ id: string }>(
              `insert into partners (id, name, type, country, description_fr, description_en, projects_count, created_at,
              edited_at) select gen_random_uuid(), $1, 'ONG', 'CI', 'd', 'd', 0, now(), now()
             from generate_series(1, 5) returning id`,
              [title],
            );
            // Some transactions stay open after they have taken their place.
            if (turn % 3 === 0) await run('select pg_sleep(random() / 50)');
            await run(`update partners set version = 2 where id = any($1::uuid[])`, [
              rows.map(({ id }) => id),
            ]);
            written += 2 * rows.length;
          });
        }
      });
      const all = Promise.all(writers).finally(() => (writing = false));
      const seen: string[] = [];
      let next = start;
      const read = async (): Promise<void> => {
        const page = await changes(next);
        seen.push(...page.items.map(told));
        next = page.next;
      };
      while (writing) await read();
      await all;
      await until(async () => {
        await read();
        return seen.length >= written;
      });
      await read();
      expect(written).toBe(10_000);
      expect(seen.length).toBe(10_000);
      expect(new Set(seen).size).toBe(10_000);
      const place = new Map(seen.map((change, index) => [change, index]));
      const late = seen.filter(
        (change) => (place.get(change.replace(/ 1$/, ' 2')) ?? 0) < (place.get(change) ?? 0),
      );
      expect(late).toEqual([]);
    },
    patient(120_000),
  );

  it('go on in a copy that was restored elsewhere, where transactions have lower numbers', async () => {
    const { next: start } = await changes();
    await product.query(`insert into content_changes (generation, transaction, kind, record, version)
      values (0, '900000000', 'news', gen_random_uuid(), 1)`);
    await settled(start, 1);
    const before = await walked(start);
    expect(before.changes.length).toBe(1);
    const { body } = await product.ask('/api/v1/projects', { body: aProject(), token: administrator.token });
    expect(await settled(before.next, 1)).toEqual([`projects ${String(body['id'])} 1`]);
    expect((await settled(start, 2)).length).toBe(2);
  });

  it('are told within a second of their commit', async () => {
    const { next } = await changes();
    const { body } = await product.ask('/api/v1/projects', { body: aProject(), token: administrator.token });
    const begun = performance.now();
    expect(await settled(next, 1)).toEqual([`projects ${String(body['id'])} 1`]);
    expect(performance.now() - begun).toBeLessThan(patient(1_000));
  });

  it('are refused from a place that is none, or is forgotten', async () => {
    const refusal = async (since: string) => {
      const { token } = administrator;
      const answer = await product.ask(`/api/v1/changes?since=${since}`, { token });
      return `${refusalOf(answer)} ${(answer.body['errors'] as { code: string }[])[0]?.code}`;
    };
    expect(await refusal('x')).toBe('400 invalid_parameter next_expected');
    for (const place of ['[0,"77","77"]', '[5,"0","0"]']) {
      const unknown = Buffer.from(place).toString('base64url');
      expect(await refusal(unknown)).toBe('400 invalid_parameter change_forgotten');
    }
  });
});

describe('a list', () => {
  it('is read in the order of changes, from one of them on, and by ids', async () => {
    const token = administrator.token;
    const made: string[] = [];
    for (const location of ['Man', 'Bouaké', 'Odienné']) {
      const { body } = await product.ask('/api/v1/projects', { body: aProject({ location }), token });
      made.push(String(body['id']));
    }
    const [first = '', second = '', third = ''] = made;
    const path = `/api/v1/projects/${first}`;
    const headers = { 'If-Match': '"v1"' };
    const changed = await product.ask(path, { method: 'PATCH', body: { date: '2027' }, token, headers });
    expect(changed.body).toMatchObject({ version: 2, date: '2027' });
    const idsOf = async (query: string) => {
      const { body } = await product.ask(`/api/v1/projects?${query}`);
      const items = body['items'] as { id: string }[];
      return { ids: items.map(({ id }) => id), next: body['next_cursor'] as string | null };
    };
    const seen: string[] = [];
    for (let query = ''; seen.length < 3;) {
      const page = await idsOf(`sort=-updated_at&limit=1${query}`);
      seen.push(...page.ids);
      query = `&cursor=${page.next}`;
    }
    expect(seen).toEqual([first, third, second]);
    const since = String(changed.body['updated_at']);
    expect((await idsOf(`updated_since=${since}`)).ids).toEqual([first]);
    const [clock = '', fraction = ''] = since.slice(0, -1).split('.');
    const eastern = new Date(Date.parse(`${clock}Z`) + 5_400_000).toISOString().slice(0, 19);
    for (const offset of ['+01:30', '%2B0130'])
      expect((await idsOf(`updated_since=${eastern}.${fraction}${offset}`)).ids).toEqual([first]);
    expect((await idsOf(`ids=${second},${third}&sort=created_at`)).ids).toEqual([second, third]);
  });
});
