import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends text as it comes, no faster than it is taken. What fails before the first piece can still be answered; what
 * fails after it breaks the connection, so that nobody takes a part for the whole.
 */
export async function sendPieces(
  response: Response,
  headers: Readonly<Record<string, string>>,
  pieces: AsyncIterable<string>,
): Promise<void> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (response.req.method === 'HEAD') {
    await rest.return?.();
    return void response.end();
  }
  try {
    await pipeline(startingWith(first, rest), response);
  } catch (error) {
    const left = (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    // Whoever leaves before the end has what he wants.
    if (!left) throw error;
  }
}

async function* startingWith(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
