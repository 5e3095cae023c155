import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './readiness';

/** Milliseconds: how long a started request may take to end, and how often that is looked at. */
const GRACE_MS = 30_000;
const LOOK_MS = 50;
/** A client may have sent its next request on an open connection before it learned of the end. */
const LAST_REQUESTS_MS = 500;

export interface ShutdownParts {
  readonly server: Server;
  readonly readiness: Readiness;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** Ends what the process holds open, for instance `app.close()`. */
  readonly release: () => Promise<void>;
  readonly exit?: (code: number) => void;
  readonly graceMs?: number;
  /** Milliseconds for which an unready instance still takes new connections: until every balancer has noticed. */
  readonly drainMs?: number;
}

/** Ends the process in order at SIGTERM, SIGINT or when its parent is gone; a second signal ends it at once. */
export function endGracefully(parts: ShutdownParts): void {
  const exit = parts.exit ?? ((code: number) => process.exit(code));
  let asked = false;
  const onSignal = (reason: string): void => {
    if (asked) return exit(1);
    asked = true;
    parts.logger.info({ reason }, 'stopping');
    shutDown(parts).then(exit, (error: unknown) => {
      parts.logger.error({ err: error }, 'stopping failed');
      exit(1);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  if (process.connected) process.once('disconnect', () => onSignal('disconnect'));
}

/** Says that it is not ready, and after `drainMs` takes no new connection; lets started requests end, releases. Answers the exit code. */
export async function shutDown({
  server,
  readiness,
  release,
  graceMs = GRACE_MS,
  drainMs = 0,
}: ShutdownParts): Promise<number> {
  readiness.stop();
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
  // http.Server#close would cut idle connections at once, under the feet of a client that is about to use one.
  NetServer.prototype.close.call(server);
  const begun = performance.now();
  let open = await connectionsOf(server);
  while (open > 0 && performance.now() - begun < graceMs) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (performance.now() - begun >= LAST_REQUESTS_MS) server.closeIdleConnections();
    open = await connectionsOf(server);
  }
  server.closeAllConnections();
  await release();
  return open === 0 ? 0 : 1;
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
