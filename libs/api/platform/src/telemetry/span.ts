import { SpanStatusCode, type Attributes, type Context, type Span } from '@opentelemetry/api';
import type { TracedJob } from './telemetry';
import type { TraceFields } from './trace-parent';

export const ERROR = { code: SpanStatusCode.ERROR };
/** Said of an error that has neither code nor name. */
const OTHER = '_OTHER';

/** A span, and the context in which it is above all others. */
export interface Started {
  readonly span: Span;
  readonly context: Context;
}

export function fieldsOf(span: Span): TraceFields {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** No message: it may repeat values. */
export function noteError(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  span.setStatus(ERROR).setAttribute('error.type', String(code ?? name ?? OTHER));
}

/** Names of OpenTelemetry where it has one. */
export function attributesOf({ id, queue, attempt }: TracedJob): Attributes {
  return {
    'messaging.system': 'pg-boss',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'job.attempt': attempt,
  };
}
