import { hash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DomainError, violation } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { leaveVersion } from '../http/versioned';
import { clientKey } from '../limits/client-address';
import type { IdempotencyStore, IdempotentRequest, StoredAnswer } from './idempotency-store';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
export const MAX_KEY_LENGTH = 255;
/** Printable ASCII. */
export const KEY_FORM = new RegExp(`^[ -~]{1,${MAX_KEY_LENGTH}}$`);
const REPLAYED_HEADERS = ['ETag', 'Location'];
/** Seconds for which a key is held at a time: whoever dies leaves it for no longer. */
const HOLD = 6;
const logger = new Logger('Idempotency');

export interface KeyedRequest {
  readonly request: Request;
  readonly response: Response;
  /** What is asked, or what stands for it: other content under the same key is refused. */
  readonly content: string;
}

/**
 * Works for a keyed request once and answers its repetition the same; without a key it just works. What the work writes
 * is committed with its answer.
 */
export async function answerOnce<Value>(
  store: IdempotencyStore,
  { request, response, content }: KeyedRequest,
  work: () => Promise<Value>,
): Promise<Value> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return work();
  const keyed = describe(request, String(key), content);
  const claim = await store.claim(keyed, HOLD);
  if (claim.kind === 'answered') return replay(response, claim.answer) as Value;
  const holding = setInterval(() => attempt(() => store.hold(keyed, claim.claim, HOLD)), (HOLD / 3) * 1_000);
  try {
    return await store.settle(keyed, claim.claim, async () => {
      const value = await work();
      return { value, answer: answerOf(response, value) };
    });
  } catch (error) {
    // Only what has happened is remembered; what was refused may be tried again.
    await attempt(() => store.release(keyed, claim.claim));
    throw error;
  } finally {
    clearInterval(holding);
  }
}

/** A key that is neither held nor freed is free when its time is over, and costs whoever lost it his work. */
async function attempt(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    logger.warn({ err: error }, 'idempotency key could not be held or freed');
  }
}

function describe(request: Request, key: string, content: string): IdempotentRequest {
  if (!KEY_FORM.test(key)) {
    const fits = key !== '' && key.length <= MAX_KEY_LENGTH;
    const rule = fits ? 'character_forbidden' : 'length_expected';
    throw new DomainError('invalid_parameter', {
      violations: [violation(IDEMPOTENCY_KEY, rule, { min: 1, max: MAX_KEY_LENGTH })],
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
  leaveVersion(response);
  response.status(status).setHeader('Idempotency-Replayed', 'true');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return body === null ? undefined : (JSON.parse(body) as unknown);
}
