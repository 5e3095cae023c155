import type { IncomingMessage } from 'node:http';

/** What the caller has begun (W3C Trace Context), in hexadecimal digits. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
}

/** What lines of the log say of the trace that they are part of. */
export interface TraceFields {
  readonly trace_id: string;
  /** Absent, nobody is told of it. */
  readonly span_id?: string;
}

const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export function traceParentOf({ headers: { traceparent } }: IncomingMessage): TraceParent | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '', 16) };
}

export function traceFieldsOf(request: IncomingMessage): TraceFields | undefined {
  const parent = traceParentOf(request);
  return parent && { trace_id: parent.traceId };
}
