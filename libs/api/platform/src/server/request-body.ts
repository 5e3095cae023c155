import type { IncomingMessage } from 'node:http';
import { DomainError } from '@site/api-kernel';
import { SERVER_WAITS } from './server-limits';

/**
 * The whole body, in memory.
 * @throws DomainError `payload_too_large` once more than `limit` bytes are declared or have come,
 * `request_timeout` when they come too slowly, `malformed_request` when the sender breaks off
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  wait: number = SERVER_WAITS.request,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) refuse('payload_too_large');
      else chunks.push(chunk);
    };
    const finish = (): void => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const breakOff = (): void => refuse('malformed_request');
    const listeners = { data: take, end: finish, error: breakOff, close: breakOff };
    const patience = setTimeout(() => refuse('request_timeout'), wait);
    function stop(): void {
      clearTimeout(patience);
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
    }
    function refuse(code: 'payload_too_large' | 'request_timeout' | 'malformed_request'): void {
      stop();
      request.pause();
      reject(new DomainError(code));
    }
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse('payload_too_large');
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
  });
}
