import type { Request, Response } from 'express';

/** Milliseconds in which a sender may notice that it was refused. */
const LINGER = 5_000;

/**
 * Ends the connection after the answer while the sender may still be sending. Closing at once would make the
 * kernel answer what still arrives with a reset, which can destroy the refusal before the sender has read it.
 */
export function closeAfterAnswer({ socket }: Request, response: Response): void {
  if (response.headersSent) return;
  response.setHeader('Connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
}
