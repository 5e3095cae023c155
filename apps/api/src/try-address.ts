import { createServer } from 'node:net';
import type { Settings } from '@site/api-platform/config';

/** Listens for a moment where the product will once it is ready: who cannot must not change a schema first. @throws Error EADDRINUSE, EACCES */
export async function tryAddress({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  await server[Symbol.asyncDispose]();
}
