import type { OpenAPIObject, OperationObject, ResponseObject } from '@nestjs/swagger';
import {
  LANGUAGE_HEADER,
  LINK_HEADER,
  RATE_LIMIT_HEADERS,
  REFUSAL_HEADERS,
  REPLAYED_HEADER,
  REQUEST_ID,
} from './headers';
import { codesOf, VERBS } from './common-refusals';
import { isNode } from './json-tree';

type Security = NonNullable<OperationObject['security']>;

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'Language of what a person may read of the answer, `fr` or `en`; French unless English is preferred',
  schema: { type: 'string' },
} as const;

/** Says of every operation who may call it, what it needs for that, and in which language it answers. */
export function describeEveryOperation({ paths }: OpenAPIObject): void {
  for (const operation of operationsOf(paths)) {
    operation.security ??= [];
    const said = operation.description === undefined ? [] : [operation.description];
    operation.description = [...said, whoMayCall(operation)].join('\n\n');
    // Scopes are said in words: tools know them of OAuth only.
    operation.security = unscoped(operation.security);
    operation.parameters = [...(operation.parameters ?? []), LANGUAGE];
  }
}

function unscoped(security: Security): Security {
  const names = new Set(security.map((one) => Object.keys(one)[0] ?? ''));
  return [...names].map((name) => (name === '' ? {} : { [name]: [] }));
}

function whoMayCall({ security = [], responses }: OperationObject): string {
  const anonymous = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const signed = security.some((one) => 'bearer' in one);
  if (anonymous)
    return security.some((one) => 'api-key' in one)
      ? 'Anyone may call it; an administrator is shown more, and so is a key for `read` or `content:write`.'
      : 'Anyone may call it.';
  const scopes = security.flatMap((one) => one['api-key'] ?? []).map((scope) => `\`${scope}\``);
  const keys = scopes.length === 0 ? '' : `, and keys for ${scopes.join(' or ')}`;
  const refused = codesOf((responses['403'] ?? {}) as ResponseObject);
  if (refused.includes('forbidden')) return `For administrators${keys}.`;
  return signed ? 'For whoever is signed in.' : 'For whoever has the session cookie.';
}

/**
 * Says the headers of a refusal, that an answer may be a repeated one, where a list goes on, and what is left of a limit; what
 * every answer may have, the description of the API says.
 */
export function describeEveryAnswer({ paths }: OpenAPIObject): void {
  for (const { parameters = [], responses } of operationsOf(paths)) {
    const takes = (name: string): boolean => parameters.some((one) => 'name' in one && one.name === name);
    const granted = {
      ...(takes('Idempotency-Key') && REPLAYED_HEADER),
      ...(takes('cursor') && LINK_HEADER),
      ...('429' in responses && RATE_LIMIT_HEADERS),
    };
    for (const [status, response] of Object.entries(responses)) {
      if (!isNode(response)) continue;
      const isRefusal = status === 'default' || Number(status) >= 400;
      const headers = {
        ...(response['headers'] as object | undefined),
        ...(isRefusal && { ...REFUSAL_HEADERS[Number(status)], ...LANGUAGE_HEADER, ...REQUEST_ID }),
        ...(/^[23]/.test(status) && granted),
        // Whatever is counted, so that each of them is one component; most is refused after counting.
        ...((isRefusal || status === '304') && RATE_LIMIT_HEADERS),
      };
      if (Object.keys(headers).length > 0) response['headers'] = headers;
    }
  }
}

function operationsOf(paths: OpenAPIObject['paths']): OperationObject[] {
  return Object.values(paths).flatMap((item) => VERBS.flatMap((verb) => item[verb] ?? []));
}
