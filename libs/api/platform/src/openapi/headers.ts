import type { HeaderObject, HeadersObject } from '@nestjs/swagger';
import { PATCH_TYPES } from '../server/json-body';

const text = (description: string, example: string): HeaderObject => ({
  description,
  schema: { type: 'string' },
  example,
});

export const ETAG_HEADER: HeadersObject = {
  ETag: text('Version of what was answered (RFC 9110 §8.8.3)', '"v1"'),
};

export const LINK_HEADER: HeadersObject = {
  Link: text(
    'Addresses of the next page, and of the first; of the one before where `offset` is given (RFC 8288)',
    '</api/v1/projects?cursor=WyIi…>; rel="next", </api/v1/projects>; rel="first"',
  ),
};

/** @param collection address of the list that a new record is in, e.g. `/api/v1/projects` */
export function locationHeader(collection: string): HeadersObject {
  return {
    Location: {
      description: 'Address of what was created',
      schema: { type: 'string', format: 'uri-reference' },
      example: `${collection}/019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90`,
    },
  };
}

export const SESSION_COOKIE_HEADER: HeadersObject = {
  'Set-Cookie': text(
    'The session cookie with the next refresh token (`session` where the site is not served by https)',
    '__Host-session=k3Vd…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict',
  ),
};

export const CLEARED_COOKIE_HEADER: HeadersObject = {
  'Set-Cookie': text(
    'Removes the session cookie',
    '__Host-session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict',
  ),
};

export const RATE_LIMIT_HEADERS: HeadersObject = {
  'RateLimit-Policy': text(
    'Limits that were counted, with their calls `q` in `w` seconds (draft-ietf-httpapi-ratelimit-headers-10)',
    '"reads";q=3000;w=60',
  ),
  RateLimit: text(
    'How many calls `r` are left of them for the next `t` seconds; absent where nothing was counted',
    '"reads";r=2999;t=60',
  ),
};

export const RETRY_AFTER: HeadersObject = {
  'Retry-After': {
    description: 'Seconds after which the same request may succeed',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
};

export const REQUEST_ID: HeadersObject = {
  'X-Request-Id': text('Also in the logs: name it when reporting', '9f4c1a52-6f0e-4f0b-9d2f-3f7b6f0d7a11'),
};

export const LANGUAGE_HEADER: HeadersObject = {
  'Content-Language': {
    description: 'In which language it is worded',
    schema: { type: 'string' },
    example: 'fr',
  },
};

export const REPLAYED_HEADER: HeadersObject = {
  'Idempotency-Replayed': {
    description: 'There where this is the answer to a former call under the same key: nothing was done again',
    schema: { type: 'string', enum: ['true'] },
  },
};

export const PARTS_HEADER: HeadersObject = {
  'Accept-Ranges': text('Parts may be asked for with `Range` (RFC 9110 §14)', 'bytes'),
};

export const contentRange = (example: string): HeadersObject => ({
  'Content-Range': text('RFC 9110 §14.4', example),
});

/** @param example what is saved under a name */
export function savedAs(example: string): HeadersObject {
  return { 'Content-Disposition': text('Under which name to save it (RFC 6266)', example) };
}

/** What a refusal says beside its body, by status. */
export const REFUSAL_HEADERS: Readonly<Record<number, HeadersObject>> = {
  401: { 'WWW-Authenticate': text('How to authenticate (RFC 6750)', 'Bearer') },
  405: { Allow: text('Methods that work here', 'GET, HEAD, OPTIONS') },
  412: { ETag: text('Version of the record that stands', '"v2"') },
  415: { 'Accept-Patch': text('What PATCH takes, where that was tried (RFC 5789)', PATCH_TYPES) },
  416: contentRange('bytes */1310720'),
  429: { ...RETRY_AFTER, ...RATE_LIMIT_HEADERS },
  503: RETRY_AFTER,
};
