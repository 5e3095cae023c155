import { hash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DomainError, violation } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { clientKey } from '../limits/client-address';
import type { IdempotencyStore, IdempotentRequest, StoredAnswer } from './idempotency-store';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
export const MAX_KEY_LENGTH = 255;
const REPLAYED_HEADERS = ['ETag', 'Location'];
const logger = new Logger('Idempotency');

export interface KeyedExchange {
  readonly request: Request;
  readonly response: Response;
  /** What is asked, or what stands for it: other content under the same key is refused. */
  readonly content: string;
  /** Seconds after which work that never ended (crash) frees its key: no less than it may take. */
  readonly holdSeconds: number;
}

/** Works for a keyed request once and answers its repetition the same; without a key it just works. */
export async function answerOnce<Value>(
  store: IdempotencyStore,
  { request, response, content, holdSeconds }: KeyedExchange,
  work: () => Promise<Value>,
): Promise<Value> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return work();
  const keyed = describe(request, String(key), content);
  const claim = await store.claim(keyed, holdSeconds);
  if (claim.kind === 'answered') return replay(response, claim.answer) as Value;
  try {
    const value = await work();
    await attempt(() => store.answer(keyed, claim.claim, answerOf(response, value)));
    return value;
  } catch (error) {
    // Only what has happened is remembered; what was refused may be tried again.
    await attempt(() => store.release(keyed, claim.claim));
    throw error;
  }
}

/** What has happened is answered so, even if it cannot be noted: a client that hears of a failure repeats. */
async function attempt(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    logger.warn({ err: error }, 'idempotency key was not noted');
  }
}

function describe(request: Request, key: string, content: string): IdempotentRequest {
  if (key === '' || key.length > MAX_KEY_LENGTH) {
    throw new DomainError('invalid_parameter', {
      violations: [violation(IDEMPOTENCY_KEY, 'parameter_invalid')],
    });
  }
  const who =
    request.caller === undefined ? `address ${clientKey(request.ip)}` : `user ${request.caller.userId}`;
  return {
    scope: hash('sha256', `${who} ${request.method} ${request.baseUrl}${request.path}`, 'base64url'),
    key,
    fingerprint: hash('sha256', content, 'base64url'),
  };
}

function answerOf(response: Response, value: unknown): StoredAnswer {
  const headers: Record<string, string> = {};
  for (const name of REPLAYED_HEADERS) {
    const header = response.getHeader(name);
    if (typeof header === 'string') headers[name] = header;
  }
  return { status: response.statusCode, headers, body: value === undefined ? null : JSON.stringify(value) };
}

function replay(response: Response, { status, headers, body }: StoredAnswer): unknown {
  response.status(status).setHeader('Idempotency-Replayed', 'true');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return body === null ? undefined : (JSON.parse(body) as unknown);
}
