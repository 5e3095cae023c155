import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config/settings';
import type { TraceFields } from '../telemetry/trace-parent';
import type { RequestContext } from './request-context';

interface LineContext extends Partial<TraceFields> {
  readonly request_id?: string;
}

const context = new AsyncLocalStorage<LineContext>();
const SECRETS = ['password', 'authorization', 'cookie', 'token', 'access_token', 'refresh_token', 'secret'];
/** PostgreSQL repeats the row that a rule refuses, with all that it says of somebody. */
const ROWS = ['err.detail', '*.err.detail'];

export interface Logs {
  /** Everything the product has to say; lines written while a request is handled carry its id. */
  readonly application: Logger;
  /** One line per request. Apart, because looking for secrets costs time and these lines are made of known parts. */
  readonly access: Logger;
}

let lineTime = { milliseconds: 0, text: '' };

/** A busy moment has many lines: its text is made once, which was a quarter of what a line costs. */
function timeOfLine(): string {
  const now = Date.now();
  if (now !== lineTime.milliseconds)
    lineTime = { milliseconds: now, text: `,"time":"${new Date(now).toISOString()}"` };
  return lineTime.text;
}

/** JSON lines on standard output, or on `destination`, and where else they are wanted. */
export function createLogs(
  { logLevel }: { readonly logLevel: LogLevel },
  destination: Output = bufferedOutput(),
  also?: DestinationStream,
): Logs {
  const output = also === undefined ? destination : both(destination, also);
  const shape: LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: timeOfLine,
    formatters: { level: (label) => ({ level: label }) },
  };
  const paths = [...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...ROWS];
  return {
    access: pino(shape, output),
    application: pino(
      { ...shape, mixin: () => ({ ...context.getStore() }), redact: { paths, censor: '[secret]' } },
      output,
    ),
  };
}

interface Output extends DestinationStream {
  flush?(done: (error?: Error) => void): void;
}

function both(first: Output, second: DestinationStream): Output {
  return {
    write: (line) => {
      first.write(line);
      second.write(line);
    },
    flush: (done) => (first.flush === undefined ? done() : first.flush(done)),
  };
}

/** A line costs no system call of its own; what waits is written at exit or after half a second. */
function bufferedOutput(): Output {
  return pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 });
}

/** Lines written inside `work` carry the id of the request, and that of its trace. */
export function withRequestContext(
  { id, trace }: Pick<RequestContext, 'id' | 'trace'>,
  work: () => void,
): void {
  context.run({ request_id: id, ...trace }, work);
}

const CONSOLE = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/** Lines written inside `work`, which no request asked for, carry the id of its trace. */
export function withTrace<Result>(trace: TraceFields, work: () => Result): Result {
  return context.run(trace, work);
}

/** What libraries and Node itself would write as they like becomes a line of the log, too. */
export function logConsole(logger: Logger): void {
  const methods = Object.entries(CONSOLE).map(([method, level]) => {
    const write = (...said: unknown[]): void => {
      const err = said.find((one) => one instanceof Error);
      const rest = said.filter((one) => one !== err);
      logger[level](
        { context: 'console', ...(err !== undefined && { err }) },
        format(...rest) || err?.message,
      );
    };
    return [method, write] as const;
  });
  Object.assign(globalThis.console, Object.fromEntries(methods));
  process.removeAllListeners('warning').on('warning', (err) => logger.warn({ err }, 'warning of Node'));
}

/** nestjs-pino over the product's own logger; the access log is written by the server, so it adds no middleware. */
export function loggingModule(logger: Logger): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: { logger }, forRoutes: [] });
}
