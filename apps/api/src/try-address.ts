import { createServer } from 'node:net';
import { SettingsError, type Settings } from '@site/api-platform/config';

/** What listening answers where it is the address that is wrong. */
const OF_THE_HOST = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

/**
 * Listens for a moment where the product will once it is ready: who cannot must not change a schema first.
 * @throws SettingsError for a wrong HOST; Error EADDRINUSE, EACCES
 */
export async function tryAddress({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(inWords(error))).listen(port, host, resolve);
  await promise;
  await server[Symbol.asyncDispose]();
}

/** Here, because a database whose host is not found is told by the same code. */
function inWords(error: NodeJS.ErrnoException): Error {
  if (!OF_THE_HOST.includes(error.code ?? '')) return error;
  return new SettingsError(
    new Map([
      ['HOST', ['une adresse de cette machine est attendue', 'an address of this machine is expected']],
    ]),
  );
}
