import { ROOT_CONTEXT, SeverityNumber, trace, TraceFlags } from '@opentelemetry/api';
import type { Attributes, LogRecord } from '@opentelemetry/api';

const SEVERITIES: Readonly<Record<string, SeverityNumber>> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

interface Line extends Attributes {
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly trace_id?: string;
  readonly span_id?: string;
}

/** A line of the log, which has no secret any more, as OpenTelemetry has it. */
export function recordOf(line: string): LogRecord {
  const { level, time, msg, trace_id, span_id, ...attributes } = JSON.parse(line) as Line;
  const severityNumber = SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED;
  const record = {
    severityNumber,
    severityText: level,
    timestamp: new Date(time),
    body: msg ?? '',
    attributes,
  };
  if (trace_id === undefined || span_id === undefined) return record;
  const span = { traceId: trace_id, spanId: span_id, traceFlags: TraceFlags.NONE };
  return { ...record, context: trace.setSpanContext(ROOT_CONTEXT, span) };
}
