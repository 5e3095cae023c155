import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { REFUSAL_HEADERS, REQUEST_ID } from './headers';
import { VERBS } from './common-refusals';
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
    return signed
      ? 'Anyone may call it; an administrator is shown more, and so is a key for `read`.'
      : 'Anyone may call it.';
  const scopes = security
    .flatMap((one) => one['api-key'] ?? [])
    .map((scope) => `, and keys for \`${scope}\``);
  if (responses['403'] !== undefined && signed) return `For administrators${scopes.join('')}.`;
  return signed ? 'For whoever is signed in.' : 'For whoever has the session cookie.';
}

/** Says the headers of a refusal; that every answer has its id, the description of the API says. */
export function describeEveryAnswer({ paths }: OpenAPIObject): void {
  for (const { responses } of operationsOf(paths)) {
    for (const [status, response] of Object.entries(responses)) {
      if (!isNode(response) || Number(status) < 400) continue;
      response['headers'] = {
        ...(response['headers'] as object | undefined),
        ...REFUSAL_HEADERS[Number(status)],
        ...REQUEST_ID,
      };
    }
  }
}

function operationsOf(paths: OpenAPIObject['paths']): OperationObject[] {
  return Object.values(paths).flatMap((item) => VERBS.flatMap((verb) => item[verb] ?? []));
}
