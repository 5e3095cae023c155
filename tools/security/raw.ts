import { connect, type Socket } from 'node:net';
import type { Instance } from './instance.ts';

export interface Exchange {
  /** All that came back until the server hung up. */
  readonly text: string;
  readonly milliseconds: number;
}

type Reachable = Pick<Instance, 'port'> | { readonly instances: readonly Pick<Instance, 'port'>[] };
export const portOf = (at: Reachable): number => ('port' in at ? at.port : (at.instances[0]?.port ?? 0));

export function connection(at: Reachable): Socket {
  // A server that refuses half way resets what still comes.
  return connect(portOf(at), '127.0.0.1').on('error', () => undefined);
}

/** Sends bytes as they are on a connection of their own, and reads until the other side ends it. */
export function exchange(
  at: Reachable,
  pieces: readonly (string | Buffer)[],
  patience = 20_000,
): Promise<Exchange> {
  const began = performance.now();
  const socket = connection(at);
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  for (const piece of pieces) socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      resolve({ text, milliseconds: performance.now() - began });
    });
  });
}

/** A request of one line and headers, without a body. */
export const request = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

/** A header of an answer as it came. */
export function headerIn(text: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(text.split('\r\n\r\n')[0] ?? '')?.[1];
}
export const statusIn = (text: string): number => Number(text.slice(9, 12));
