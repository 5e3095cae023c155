import { isUtf8 } from 'node:buffer';
import { DomainError } from '@site/api-kernel';
import { readBody } from '@site/api-platform/server';
import type { IncomingMessage } from 'node:http';

/** A whole message at its greatest length, each character written as `%F0%9F%92%A7`, with room for the rest. */
const MAX_BYTES = 64 * 1024;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const MULTIPART = /^multipart\/form-data\s*;/i;

export type Fields = ReadonlyMap<string, string>;

/** Why a body is no form: the status says so. */
export class UnreadableForm extends Error {
  constructor(readonly status: 400 | 408 | 413 | 415) {
    super(`form refused with ${status}`);
    this.name = 'UnreadableForm';
  }
}

const STATUSES = { payload_too_large: 413, request_timeout: 408 } as const;

/**
 * Reads a posted form; of a field that comes twice, the first.
 * @throws UnreadableForm
 */
export async function readForm(
  request: IncomingMessage,
  { multipart }: { readonly multipart: boolean },
): Promise<Fields> {
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = request.headers;
  const isMultipart = multipart && MULTIPART.test(type);
  if ((!isMultipart && !URL_ENCODED.test(type)) || coding.toLowerCase() !== 'identity') {
    throw new UnreadableForm(415);
  }
  const bytes = await bytesOf(request);
  return isMultipart ? partsOf(bytes, type) : pairsOf(bytes);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(request, MAX_BYTES);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    throw new UnreadableForm(
      code === 'payload_too_large' || code === 'request_timeout' ? STATUSES[code] : 400,
    );
  }
}

function pairsOf(bytes: Buffer): Fields {
  if (!isUtf8(bytes)) throw new UnreadableForm(400);
  const fields = new Map<string, string>();
  for (const pair of bytes.toString().split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!fields.has(decode(name))) fields.set(decode(name), decode(value.join('=')));
  }
  return fields;
}

/** Strict, where `URLSearchParams` would put a replacement character for what is no UTF-8. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new UnreadableForm(400);
  }
}

async function partsOf(bytes: Buffer, type: string): Promise<Fields> {
  try {
    const form = await new globalThis.Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type },
    }).formData();
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return new Map(texts.reverse());
  } catch {
    throw new UnreadableForm(400);
  }
}
