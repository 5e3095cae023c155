import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ProcessEnds } from '../jobs/interrupted';
import { Collector, saidOf } from '../testing/collector';
import { OtlpTelemetry } from './otlp-telemetry';

const SETTINGS = { serviceName: 'site', share: 1 };
const OVER = { method: 'GET', route: '/notes/:id', status: 200, seconds: 0.01 };
// The exporter reads it: what waits for a deaf server ends with the test.
process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '1000';
/** What waits, and what is on its way. */
const MOST_HELD = 2_048 + 512;

let collector: Collector;
beforeEach(async () => {
  collector = await Collector.start();
});
afterEach(() => collector.stop());

function requestFor(url: string, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET', headers });
}

describe('what a collector is told', () => {
  it('goes on from the trace of the caller, whose wish not to be traced is kept', async () => {
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    const traced = requestFor('/notes/1', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    const untraced = requestFor('/notes/2', { traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-00` });
    for (const request of [traced, untraced]) telemetry.begin(request, 'id')?.end(OVER);
    await telemetry.close();
    const [span, ...others] = collector.spans;
    expect(others).toEqual([]);
    expect(span).toMatchObject({
      name: 'GET /notes/:id',
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
    });
  });

  it('is nothing of probes, and of what is done for nobody', async () => {
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    for (const url of ['/health/live', '/metrics'])
      expect(telemetry.begin(requestFor(url), 'id')).toBeUndefined();
    expect(await telemetry.part('render', async () => 'done')).toBe('done');
    await telemetry.close();
    expect(collector.bodies).toEqual([]);
  });

  it('names the request that asked for a statement, also when another one gave the connection back', async () => {
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    const { pool, giveBack } = busyPool();
    telemetry.watch(pool);
    const [first, second] = ['/notes/1', '/notes/2'].map((url) => telemetry.begin(requestFor(url), url));
    second?.within(() => {
      pool.connect((_, client) => void client?.query(`select 'awa@private.test' from notes`));
    });
    first?.within(giveBack);
    await pause(10);
    for (const span of [first, second]) span?.end(OVER);
    await telemetry.close();
    const statement = collector.spans.find(({ name }) => name === 'SELECT notes');
    expect(statement?.parentSpanId).toBe(second?.trace.span_id);
    expect(statement && saidOf(statement, 'db.query.text')).toBe('select ? from notes');
  });

  it.each([
    [Object.assign(new Error('awa@private.test'), { code: '23505' }), '23505'],
    [Object.assign(new Error('awa@private.test'), { code: 404 }), '404'],
    [new TypeError('awa@private.test'), 'TypeError'],
    [Object.assign(new Error('awa@private.test'), { name: undefined }), '_OTHER'],
    [{ message: 'awa@private.test' }, '_OTHER'],
    ['awa@private.test', '_OTHER'],
    [undefined, '_OTHER'],
  ])('is of what failed its sort, never what it says: %p', async (error, sort) => {
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    const { pool, giveBack } = busyPool(() => Promise.reject(error));
    telemetry.watch(pool);
    const span = telemetry.begin(requestFor('/notes/1'), 'id');
    span?.within(() => {
      pool.connect((_, client) => void client?.query('select from notes').catch(() => undefined));
      giveBack();
    });
    await pause(10);
    span?.end(OVER);
    await telemetry.close();
    const statement = collector.spans.find(({ name }) => name === 'SELECT notes');
    expect(statement?.status.code).toBe(2);
    expect(statement && saidOf(statement, 'error.type')).toBe(sort);
    expect(collector.bodies.join('')).not.toContain('private');
  });

  it('is of a job how it went, in a trace of its own; what its work throws is thrown on', async () => {
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    const told = { id: 'a', queue: 'letters', attempt: 2, signal: new AbortController().signal };
    const trace = await telemetry.job(told, async (own) => own);
    const failure = Object.assign(new Error('awa@private.test'), { code: 'not_sent' });
    const fail = () => Promise.reject(failure);
    await expect(telemetry.job(told, fail)).rejects.toBe(failure);
    for (const reason of [new ProcessEnds(), new Error('too slow')]) {
      const signal = AbortSignal.abort(reason);
      await expect(telemetry.job({ ...told, signal }, fail)).rejects.toBe(failure);
    }
    await telemetry.close();
    const names = ['messaging.destination.name', 'job.attempt', 'job.outcome', 'error.type'];
    expect(collector.spans.map((span) => names.map((name) => saidOf(span, name)))).toEqual([
      ['letters', 2, 'done', undefined],
      ['letters', 2, 'failed', 'not_sent'],
      ['letters', 2, 'interrupted', 'not_sent'],
      ['letters', 2, 'failed', 'not_sent'],
    ]);
    const [done, failed] = collector.spans;
    expect(done).toMatchObject({ name: 'process letters', kind: 5, traceId: trace.trace_id });
    expect([done?.status.code, failed?.status.code]).toEqual([0, 2]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(4);
    expect(collector.bodies.join('')).not.toContain('private');
  });

  it('is dropped when it takes nothing, so that no more waits than what is meant to', async () => {
    collector.answer = () => undefined;
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    for (let turn = 0; turn < 20_000; turn += 1) {
      telemetry.begin(requestFor('/notes/1'), 'id')?.end(OVER);
      telemetry.lines.write('{"level":"info","time":"2026-11-25T08:00:00Z","msg":"request"}\n');
    }
    await telemetry.close();
    await collector.stop();
    await pause(100);
    expect(collector.spans.length).toBeLessThanOrEqual(MOST_HELD);
    expect(collector.lines.length).toBeLessThanOrEqual(MOST_HELD);
    expect(collector.spans.length).toBeGreaterThan(0);
    collector = await Collector.start();
  });

  it('that goes away, is said once, and once that it is back', async () => {
    const said: string[] = [];
    const say = (fields: object, text: string): void => void said.push(`${JSON.stringify(fields)} ${text}`);
    const telemetry = new OtlpTelemetry({ ...SETTINGS, endpoint: collector.url });
    telemetry.reportTo({ info: say, warn: say } as never);
    const tell = async (): Promise<void> => {
      const bodies = collector.bodies.length;
      for (let turn = 0; turn < 512; turn += 1) telemetry.begin(requestFor('/notes/1'), 'id')?.end(OVER);
      while (collector.bodies.length === bodies) await pause(10);
      await pause(50);
    };
    const { answer } = collector;
    collector.answer = (response) => void response.writeHead(400).end();
    await tell();
    await tell();
    collector.answer = answer;
    await tell();
    await tell();
    await telemetry.close();
    expect(said).toEqual([
      '{"signal":"traces","reason":"400"} the collector does not take what it is told',
      '{"signal":"traces"} the collector takes what it is told again',
    ]);
  });
});

/** A pool whose only connection somebody has. */
function busyPool(query: () => Promise<unknown> = async () => ({ rows: [] })): {
  readonly pool: Pool;
  readonly giveBack: () => void;
} {
  const client = { query };
  let waiting: (error: undefined, client: object) => void = () => undefined;
  const pool = {
    connect: (callback: typeof waiting) => void (waiting = callback),
    on: (_: string, heard: (one: object) => void) => heard(client),
  };
  return { pool: pool as never, giveBack: () => waiting(undefined, client) };
}
