import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds in which a sender may notice that it was refused; more while it is busy with a body. */
const LINGER = { head: 2_000, body: 5_000 } as const;

/**
 * Ends a connection after its last words, and gives it up whatever the other side does. Closing at once would make the
 * kernel answer what still arrives with a reset, which can destroy the refusal before the sender has read it.
 */
export function closeLingering(socket: Socket, lastWords = '', linger: number = LINGER.head): void {
  const timer = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => Socket.prototype.destroySoon.call(socket));
  socket.end(lastWords);
}

/** Whether the request brings a body, of whatever length. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Lets the answer be the end of the connection when the sender may still be sending; what comes is not read. */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || !hasBody(request) || request.complete || request.readableEnded) return;
  response.setHeader('Connection', 'close');
  // Node drains a body that nobody has begun to read, to its end: so it is begun, and left.
  request.read(0);
  request.pause();
  const { socket } = request;
  socket.destroySoon = () => closeLingering(socket, '', LINGER.body);
  // Node forgets a request with its answer: whoever still reads it would hear of no end.
  socket.once('close', () => request.destroy());
}
