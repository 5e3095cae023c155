import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusalOf } from './testing/ask';
import { anAdministrator } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { builtOfSuite } from './testing/suite';

const TOKEN = 'for-prometheus-alone';
const DEPLOY = resolve(import.meta.dirname, '../../../deploy');
/** Of its address, as a stranger may try them. */
const SPELLINGS = [
  '/metrics/',
  '//metrics',
  '/metrics%2f',
  '/METRICS',
  '/metrics?x',
  '/%6detrics',
  '/./metrics',
];
const { fresh, product } = builtOfSuite();

const scrape = async (on = product): Promise<string> => (await on.ask('/metrics')).text;
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('what Prometheus is told', () => {
  it('is read by this machine, and not through a proxy of it', async () => {
    const { status, headers } = await product.ask('/metrics');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
      'no-store',
    ]);
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via']) {
      const answer = await product.ask('/metrics', { headers: { [name]: '127.0.0.1' } });
      expect([name, refusalOf(answer)]).toEqual([name, '403 forbidden']);
    }
  });

  it('is read by whoever brings the token, from anywhere, and by nobody else', async () => {
    const guarded = await startBuilt(fresh, { environment: { METRICS_TOKEN: TOKEN } });
    const through = { 'X-Forwarded-For': '192.0.2.7' };
    const asked = (Authorization?: string) =>
      guarded.ask('/metrics', {
        headers: { ...through, ...(Authorization !== undefined && { Authorization }) },
      });
    try {
      expect((await asked(`Bearer ${TOKEN}`)).status).toBe(200);
      for (const wrong of [undefined, `Bearer ${TOKEN}x`, 'Bearer ', `Basic ${TOKEN}`, TOKEN])
        expect([wrong, refusalOf(await asked(wrong))]).toEqual([wrong, '403 forbidden']);
      expect(refusalOf(await guarded.ask('/metrics'))).toBe('403 forbidden');
    } finally {
      await guarded.stop();
    }
  });

  it('has requests by template and status, and nothing that a caller chose', async () => {
    for (const path of [
      '/api/v1/projects/nobody-knows',
      '/api/v1/nothing-there',
      '/projects',
      '/never/heard/of',
    ])
      await product.ask(path);
    await product.ask('/api/v1/settings');
    await product.ask('/api/v1/settings');
    await until(async () => /route="\(kept\)"/.test(await scrape()));
    const text = await scrape();
    const series = (method: string, route: string, status: number) =>
      valueOf(text, `http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(series('GET', '/api/v1/projects/:id', 404)).toBe(1);
    expect(series('GET', '(none)', 404)).toBe(1);
    expect(series('GET', '(page)', 404)).toBe(1);
    expect(series('GET', '(kept)', 200)).toBeGreaterThan(0);
    expect(text).not.toMatch(/nobody-knows|nothing-there|heard/);
    expect(valueOf(text, 'http_request_duration_seconds_count{route="(kept)"}')).toBeGreaterThan(0);
  });

  it.each(SPELLINGS)('is no more to be had through a proxy as %s', async (path) => {
    const { status, text } = await product.ask(path, { headers: { 'X-Forwarded-For': '192.0.2.7' } });
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toContain('http_requests_total');
  });

  it('has what waits, what works and what was refused', async () => {
    await anAdministrator(product, fresh.database.query);
    await product.ask('/api/v1/auth/sign-in', {
      body: { email: 'nobody@example.org', password: 'wrong-one' },
    });
    await fresh.database.query(`insert into backups (finished_at, bytes, files, missing)
      values (now() - interval '1 minute', 1, 0, 7), (now(), 1, 9, 3)`);
    const text = await scrape();
    expect(valueOf(text, 'site_sign_in_refusals_total')).toBe(1);
    expect(valueOf(text, 'site_letters_waiting')).toBe(0);
    expect(valueOf(text, 'site_render_queue_length')).toBe(0);
    expect(valueOf(text, 'site_part_available{part="database"}')).toBe(1);
    expect(valueOf(text, 'site_part_available{part="files"}')).toBe(1);
    expect(valueOf(text, 'site_database_pool_connections{state="total"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'site_kept_answers_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'site_disk_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'site_last_backup_timestamp_seconds')).toBeGreaterThan(1.7e9);
    expect(valueOf(text, 'site_last_backup_missing_files')).toBe(3);
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('has every name that %s asks for', async (file) => {
    const known = new Set(
      [...(await scrape()).matchAll(/^(?:# TYPE )?([a-z_\d]+)[{ ]/gm)].map(([, name]) => name),
    );
    const asked = readFileSync(join(DEPLOY, file), 'utf8').matchAll(
      /\b(?:site|http|nodejs|process)_[a-z_\d]+/g,
    );
    const names = [...new Set([...asked].map(([name]) => name))];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a request that has a name already', () => {
  const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const lines = (on: RunningProduct, id: string) => on.log().filter(({ request_id }) => request_id === id);

  it('keeps that of a trusted proxy, and its trace, in all lines of the log', async () => {
    const headers = { 'X-Request-Id': 'proxy:0001.a-b', traceparent: PARENT };
    const answer = await product.ask('/api/v1/projects/none', { headers });
    expect(answer.headers['x-request-id']).toBe('proxy:0001.a-b');
    await until(async () => lines(product, 'proxy:0001.a-b').length > 0);
    expect(lines(product, 'proxy:0001.a-b')[0]).toMatchObject({
      trace_id: PARENT.split('-')[1],
      msg: 'request',
    });
  });

  it.each(['short', 'with space in it', 'x'.repeat(129), 'naïve-name', 'a"b\\c{}123'])(
    'that is none gets another: %s',
    async (given) => {
      const headers = {
        'X-Request-Id': Buffer.from(given).toString('latin1'),
        traceparent: PARENT.replace(/0af7/, 'zzzz'),
      };
      const { headers: answered } = await product.ask('/api/v1/projects', { headers });
      expect(answered['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  it('from a stranger gets another', async () => {
    const alone = await startBuilt(fresh, { environment: { TRUST_PROXY: 'false' } });
    try {
      const { headers } = await alone.ask('/api/v1/projects', {
        headers: { 'X-Request-Id': 'proxy:0001.a-b' },
      });
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    } finally {
      await alone.stop();
    }
  });
});
