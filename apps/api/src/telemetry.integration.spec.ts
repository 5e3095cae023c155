import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Collector, freshDatabase, saidOf } from '@site/api-platform/testing';
import type { FreshDatabase, ExportedSpan } from '@site/api-platform/testing';
import { startMailServer } from '@site/api-mail/testing';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
/** Prints each package of OpenTelemetry, as it is loaded. */
const WATCH = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => {
  const name = /node_modules.(@opentelemetry.[^/]+)/.exec(url)?.[1];
  if (name) process.stderr.write(JSON.stringify({ loaded: name }) + '\\n');
  return next(url, context);
} });`;
const WATCHED = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(WATCH)}` };
const loadedBy = (product: RunningProduct) =>
  new Set(product.log().flatMap(({ loaded }) => (typeof loaded === 'string' ? [loaded] : [])));

let fresh: FreshDatabase;
let collector: Collector;

beforeAll(async () => {
  fresh = await freshDatabase();
  collector = await Collector.start();
});
afterAll(async () => {
  await collector.stop();
  await fresh.close();
});

const childrenOf = (parent: ExportedSpan | undefined): ExportedSpan[] =>
  collector.spans.filter(({ parentSpanId }) => parent !== undefined && parentSpanId === parent.spanId);
const spanOf = (request: string) => collector.spans.find((span) => saidOf(span, 'request_id') === request);

describe('OpenTelemetry', () => {
  it('is not loaded unless there is a collector', async () => {
    const product = await startBuilt(fresh, { environment: WATCHED });
    await product.ask('/projects');
    await product.stop();
    expect([...loadedBy(product)]).toEqual([]);
  });

  it('tells a collector of requests, pages, statements and the log, each below the other, and of nobody', async () => {
    const product = await startBuilt(fresh, {
      environment: {
        ...WATCHED,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=site',
        OTEL_SERVICE_NAME: 'site-of-tests',
      },
    });
    const headers = (id: string) => ({ 'X-Request-Id': id, 'X-Forwarded-For': '192.0.2.77' });
    const traced = { ...headers('page-0001'), traceparent: `00-${TRACE}-${CALLER}-01` };
    await product.ask('/projects?q=t0ken-in-query', { headers: traced });
    await product.ask('/api/v1/auth/sign-in', {
      headers: headers('sign-in-0001'),
      body: { email: 'awa@private.test', password: 'p4ssw0rd-private' },
    });
    await product.ask('/api/v1/projects/none', { headers: headers('record-0001') });
    // Over the connections that expensive reads have.
    await product.ask('/api/v1/projects?q=forage', { headers: headers('search-0001') });
    await product.ask('/api/v1/settings', { headers: headers('settings-01') });
    await product.ask('/api/v1/settings', { headers: headers('settings-02') });
    const { code } = await product.stop();
    expect(code).toBe(0);
    expect(loadedBy(product)).toContain('@opentelemetry/sdk-trace');

    const page = spanOf('page-0001');
    expect(page).toMatchObject({ name: 'GET (page)', kind: 2, traceId: TRACE, parentSpanId: CALLER });
    expect(page && saidOf(page, 'http.response.status_code')).toBe(200);
    const [render] = childrenOf(page).filter(({ name }) => name === 'render');
    expect(render?.traceId).toBe(TRACE);
    expect(childrenOf(render).map(({ name }) => name)).toContain('SELECT projects');

    const signIn = spanOf('sign-in-0001');
    expect([signIn?.name, signIn && saidOf(signIn, 'http.response.status_code')]).toEqual([
      'POST /api/v1/auth/sign-in',
      401,
    ]);
    expect(childrenOf(signIn)).toContainEqual(expect.objectContaining({ name: 'SELECT users', kind: 3 }));
    const statements = childrenOf(spanOf('search-0001')).map(({ name }) => name);
    expect(statements).toEqual(['SELECT projects']);
    expect(spanOf('record-0001')?.name).toBe('GET /api/v1/projects/:id');
    expect(spanOf('settings-02')?.name).toBe('GET (kept)');

    const line = collector.lines.find((one) => saidOf(one, 'request_id') === 'page-0001');
    expect(line).toMatchObject({ traceId: TRACE, spanId: page?.spanId, severityText: 'info' });
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'site' });
    const all = collector.bodies.join('');
    expect(all).toContain('site-of-tests');
    expect(all).not.toMatch(/t0ken|private|192\.0\.2\.77|127\.0\.0\.1/);
  });

  it('tells it of each job, whose statements and lines are below it, and of nobody', async () => {
    const mail = await startMailServer();
    const product = await startBuilt(fresh, {
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Site <site@example.org>',
        CONTACT_TO: 'bureau@private.test',
      },
    });
    const { status } = await product.ask('/api/v1/contact-messages', {
      body: aContactMessage({ nom: 'Awa private', email: 'awa@private.test' }),
    });
    expect(status).toBe(202);
    await fresh.database.query(`select queue_letter('of-a-later-release', gen_random_uuid())`);
    await until(async () => mail.envelopes.length === 1);
    await until(async () => {
      const waiting = `select from outgoing_letters where last_error_code = 'not_worded'`;
      return (await fresh.database.query(waiting)).length === 1;
    });
    await product.stop();
    await mail.stop();

    const letters = collector.spans.filter(({ name }) => name === 'process letters');
    const sent = letters.find((span) => saidOf(span, 'job.outcome') === 'done');
    expect([sent?.kind, sent?.parentSpanId ?? '', sent && saidOf(sent, 'job.attempt')]).toEqual([5, '', 1]);
    expect(childrenOf(sent).map(({ name }) => name)).toContain('SELECT contact_messages');
    const line = collector.lines.find((one) => saidOf(one, 'event') === 'letter_sent');
    expect(line).toMatchObject({ traceId: sent?.traceId, spanId: sent?.spanId });
    const unworded = letters.find((span) => saidOf(span, 'error.type') === 'not_worded');
    expect([unworded?.status.code, unworded && saidOf(unworded, 'job.outcome')]).toEqual([2, 'failed']);
    expect(collector.bodies.join('')).not.toContain('private');
  });

  it.each(['does not answer', 'is not there'])(
    'costs a visitor nothing while the collector %s',
    async (how) => {
      const deaf = await Collector.start();
      deaf.answer = () => undefined;
      const { url } = deaf;
      if (how === 'is not there') await deaf.stop();
      const product = await startBuilt(fresh, {
        environment: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_TIMEOUT: '90000' },
      });
      const statuses = new Set<number>();
      for (let turn = 0; turn < 600; turn += 1) statuses.add((await product.ask('/api/v1/settings')).status);
      const begun = performance.now();
      const { code } = await product.stop();
      expect([code, [...statuses]]).toEqual([0, [200]]);
      expect(performance.now() - begun).toBeLessThan(60_000);
      if (how === 'does not answer') await deaf.stop();
    },
  );
});
