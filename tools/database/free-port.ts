import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Linux gives outgoing connections ports from 32,768 on: one of those would take ours between the choice and its use. */
const [LOWEST, BEYOND] = [20_000, 32_768];

/** A TCP port of this machine that nobody listens on at the moment, at any of its addresses. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, BEYOND);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
