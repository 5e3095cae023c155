import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, trace, type Context } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Pool, PoolClient } from 'pg';
import type { DestinationStream, Logger } from 'pino';
import type { TelemetrySettings } from '../config/telemetry-settings';
import { isInterrupted } from '../jobs/interrupted';
import { isFromInside } from '../server/request-context';
import { recordOf } from './log-record';
import { NoticedExporter, type Notice } from './noticed-exporter';
import { attributesOf, ERROR, fieldsOf, noteError, type Started } from './span';
import { statementOf } from './statement';
import type { RequestSpan, Telemetry, TracedJob } from './telemetry';
import { traceParentOf, type TraceFields } from './trace-parent';

const PROBES = /^\/(?:health|metrics)(?:\/|$)/;
const SENT_AT_END_MS = 2_000;

type Query = (...asked: unknown[]) => unknown;

/** Tells a collector by OTLP over HTTP, in JSON. What it cannot take is dropped: nobody waits for it. */
export class OtlpTelemetry implements Telemetry {
  /** The span whose work is done. */
  private readonly current = new AsyncLocalStorage<Context>();
  private readonly traces: TracerProvider;
  private readonly logs: LoggerProvider;
  private logger: Pick<Logger, 'info' | 'warn'> | undefined;

  constructor({ endpoint, serviceName, share }: TelemetrySettings) {
    const resource = defaultResource()
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceInstanceIdDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName }));
    const url = (signal: string) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${signal}` });
    const spans = new NoticedExporter(new OTLPTraceExporter(url('traces')), this.notice('traces'));
    const lines = new NoticedExporter(new OTLPLogExporter(url('logs')), this.notice('logs'));
    this.traces = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter: spans })],
    });
    this.logs = new LoggerProvider({
      resource,
      processors: [new BatchLogRecordProcessor({ exporter: lines })],
    });
  }

  get lines(): DestinationStream {
    const logger = this.logs.getLogger('site');
    return { write: (line) => logger.emit(recordOf(line)) };
  }

  begin(request: IncomingMessage, id: string): RequestSpan | undefined {
    const { method = '', url = '' } = request;
    if (PROBES.test(url)) return undefined;
    if (isFromInside(request)) return this.inside();
    const parent = traceParentOf(request);
    const above = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, request_id: id };
    const { span, context } = this.start(method, above, SpanKind.SERVER, attributes);
    return {
      trace: fieldsOf(span),
      within: (work) => this.current.run(context, work),
      end: ({ route, status }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus(ERROR);
        span.end();
      },
    };
  }

  async part<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const above = this.current.getStore();
    if (above === undefined) return work();
    return this.during(this.start(name, above), work);
  }

  job<Result>(job: TracedJob, work: (trace: TraceFields) => Promise<Result>): Promise<Result> {
    const started = this.start(`process ${job.queue}`, ROOT_CONTEXT, SpanKind.CONSUMER, attributesOf(job));
    const { span } = started;
    return this.during(started, async () => {
      try {
        const result = await work(fieldsOf(span));
        span.setAttribute('job.outcome', 'done');
        return result;
      } catch (error) {
        span.setAttribute('job.outcome', isInterrupted(job.signal) ? 'interrupted' : 'failed');
        throw error;
      }
    });
  }

  watch(pool: Pool): void {
    const connect = pool.connect.bind(pool) as (callback?: () => void) => unknown;
    // Who waits for a connection is called by whoever gives it back, as if it were part of that work.
    pool.connect = ((callback?: () => void) => connect(callback && AsyncResource.bind(callback))) as never;
    pool.on('connect', this.watchClient);
  }

  reportTo(logger: Pick<Logger, 'info' | 'warn'>): void {
    this.logger = logger;
  }

  async close(): Promise<void> {
    const sent = Promise.allSettled([this.traces.shutdown(), this.logs.shutdown()]);
    await Promise.race([sent, pause(SENT_AT_END_MS, undefined, { ref: false })]);
  }

  private readonly watchClient = (client: PoolClient): void => {
    client.query = this.watched(client.query.bind(client) as Query) as never;
  };

  /** What the process asks itself is part of what it was asked. */
  private inside(): RequestSpan | undefined {
    const above = this.current.getStore();
    const span = above && trace.getSpan(above);
    return span && { trace: fieldsOf(span), within: (work) => work(), end: () => undefined };
  }

  private watched(query: Query): Query {
    return (...asked) => {
      const above = this.current.getStore();
      const statement = above && statementOf(asked[0]);
      if (above === undefined || statement === undefined) return query(...asked);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text };
      const { span } = this.start(statement.name, above, SpanKind.CLIENT, attributes);
      const ended = (error?: unknown): void => {
        if (error) noteError(span, error);
        span.end();
      };
      const callback = asked.at(-1);
      if (typeof callback === 'function') {
        const told: Query = (error, result) => {
          ended(error);
          (callback as Query)(error, result);
        };
        return query(...asked.slice(0, -1), told);
      }
      const answer = query(...asked) as Promise<unknown>;
      answer.then(
        () => ended(),
        (error: unknown) => ended(error ?? {}),
      );
      return answer;
    };
  }

  private async during<Result>({ span, context }: Started, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.current.run(context, work);
    } catch (error) {
      noteError(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  private start(name: string, above: Context, kind = SpanKind.INTERNAL, attributes = {}): Started {
    const span = this.traces.getTracer('site').startSpan(name, { kind, attributes }, above);
    return { span, context: trace.setSpan(above, span) };
  }

  private notice(signal: string): Notice {
    return (reason) => {
      if (reason === undefined) this.logger?.info({ signal }, 'the collector takes what it is told again');
      else this.logger?.warn({ signal, reason }, 'the collector does not take what it is told');
    };
  }
}
