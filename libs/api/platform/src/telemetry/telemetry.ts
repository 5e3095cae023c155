import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import type { DestinationStream, Logger } from 'pino';
import type { ObservedRequest } from '../server/access-log';
import type { TraceFields } from './trace-parent';

/** What a collector is told of this process: its log, and how long requests and their parts take. */
export interface Telemetry {
  /** Takes each line of the log. */
  readonly lines: DestinationStream;
  /** @returns undefined for what is asked by probes */
  begin(request: IncomingMessage, id: string): RequestSpan | undefined;
  /** Part of the request whose work this is called from; other work is done untold. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Work beside requests, a trace of its own. @param work is told which */
  job<Result>(job: TracedJob, work: (trace: TraceFields) => Promise<Result>): Promise<Result>;
  /** Statements over this pool, where they are part of a request or of a job. */
  watch(pool: Pool): void;
  /** Where to say that the collector is away, or back. */
  reportTo(logger: Pick<Logger, 'info' | 'warn'>): void;
  /** Sends what waits, as far as that takes no time. */
  close(): Promise<void>;
}

/** Where a `Telemetry` is to be had; null: nobody wants to be told. */
export const TELEMETRY = Symbol('Telemetry');

/** What is told of a piece of work beside requests: nothing of what it is about. */
export interface TracedJob {
  readonly id: string;
  readonly queue: string;
  /** The first is 1. */
  readonly attempt: number;
  /** Aborted when the process ends, or when the work is another's meanwhile. */
  readonly signal: AbortSignal;
}

export interface RequestSpan {
  readonly trace: TraceFields;
  within(work: () => void): void;
  end(request: ObservedRequest): void;
}
