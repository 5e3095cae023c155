import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bytes } from '../../application/file-storage';
import { asStoreFailure, silence, StoreFailure } from './store-failure';

/** How long a store may take to say whether it wants the bytes: one that never says is sent them (RFC 9110 §10.1.1). */
const HESITATION = 1_000;
const LONGEST_REFUSAL = 64 * 1024;

/**
 * Sends bytes to a signed address as they come: the client itself would hold up to 64 MB of them in memory.
 * The store is asked first whether it takes them, so that a refusal is read and not lost in a broken connection.
 * @throws StoreFailure, or what the bytes threw
 */
export async function upload(address: string, bytes: Bytes, size: number, patience: number): Promise<void> {
  let broken: { readonly error: unknown } | undefined;
  const request = open(address, size, patience);
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
  });
  answer.catch(() => undefined);
  try {
    const early = size === 0 ? undefined : await Promise.race([answer, goAhead(request)]);
    if (early !== undefined) throw await refusalIn(early);
    const exact = exactly(size, bytes, (error) => (broken = { error }));
    const sending = pipeline(Readable.from(exact, { objectMode: false }), request);
    sending.catch(() => undefined);
    const response = await Promise.race([answer, sending.then(() => answer)]);
    if (response.statusCode !== 200) throw await refusalIn(response);
    await sending;
  } catch (error) {
    throw broken === undefined ? asStoreFailure(error) : broken.error;
  } finally {
    request.destroy();
  }
}

function open(address: string, size: number, patience: number): ClientRequest {
  const { request: send } = address.startsWith('https:') ? https : http;
  const headers = {
    'Content-Length': size,
    'Content-Type': 'application/octet-stream',
    Expect: '100-continue',
  };
  // A connection of its own: on one that the store has just closed, the bytes would be lost half way.
  const request = send(address, { method: 'PUT', headers, agent: false, timeout: patience });
  request.on('timeout', () => request.destroy(silence(patience)));
  request.flushHeaders();
  return request;
}

function goAhead(request: ClientRequest): Promise<undefined> {
  return new Promise((resolve) => {
    const go = (): void => resolve(undefined);
    request.once('continue', go);
    request.once('socket', (socket) => {
      const hesitate = (): void => void setTimeout(go, HESITATION).unref();
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', hesitate);
    });
  });
}

/** Passes the bytes on one piece late: the last is sent only when nothing comes after it. */
async function* exactly(size: number, bytes: Bytes, breaks: (error: unknown) => void): Bytes {
  try {
    let count = 0;
    let last: Uint8Array | undefined;
    for await (const piece of bytes) {
      count += piece.length;
      if (count > size) break;
      if (last !== undefined) yield last;
      last = piece;
    }
    if (count !== size) throw new RangeError(`${count} bytes came instead of ${size}`);
    if (last !== undefined) yield last;
  } catch (error) {
    breaks(error);
    throw error;
  }
}

async function refusalIn(response: IncomingMessage): Promise<StoreFailure> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > LONGEST_REFUSAL) break;
  }
  return new StoreFailure(/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? String(response.statusCode));
}
