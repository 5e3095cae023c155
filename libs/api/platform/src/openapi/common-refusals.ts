import type { OpenAPIObject, OperationObject, ResponseObject } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@site/api-kernel';
import { PROBLEM_TYPE } from '../http/problem.dto';
import { PROBLEMS } from '../http/problem.wording';
import { REFUSAL_HEADERS } from './headers';
import { refusalOf } from './problems.decorator';

/** Any route may refuse a parameter that it does not know, and a broken body, even where it reads none. */
const COMMON: readonly ErrorCode[] = ['malformed_request', 'malformed_json', 'invalid_parameter'];
/** And what is too slow, too long or not HTTP as it is spoken here, or fail: the same everywhere, whatever is asked. */
const WHEREVER: readonly ErrorCode[] = [
  'method_not_allowed',
  'request_timeout',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'expectation_failed',
  'headers_too_large',
  'internal_error',
  'not_implemented',
  'http_version_not_supported',
];
export const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Documents on every operation what no route has to say of itself. */
export function addCommonRefusals({ paths }: OpenAPIObject): void {
  for (const item of Object.values(paths)) {
    for (const verb of VERBS) {
      const operation = item[verb];
      if (operation !== undefined) documentRefusals(operation);
    }
  }
}

function documentRefusals({ responses }: OperationObject): void {
  const declared = Object.values(responses).flatMap((response) => codesOf(response as ResponseObject));
  const codes = new Set(declared.filter((code) => !WHEREVER.includes(code)));
  if (codes.has('malformed_json')) codes.add('body_required');
  for (const code of COMMON) codes.add(code);
  for (const code of WHEREVER) Reflect.deleteProperty(responses, PROBLEMS[code].status);
  // In one order, so that the same refusals are one component.
  const ordered = ERROR_CODES.filter((code) => codes.has(code));
  for (const [status, group] of Map.groupBy(ordered, (code) => PROBLEMS[code].status)) {
    responses[status] = {
      description: group.map((code) => `\`${code}\``).join(', '),
      ...refusalOf(status, group),
    };
  }
  responses['default'] = {
    description: WHEREVER.map((code) => `${PROBLEMS[code].status} \`${code}\``).join(', '),
    ...refusalOf(405, WHEREVER),
    headers: { ...REFUSAL_HEADERS[405], ...REFUSAL_HEADERS[415] },
  };
}

export function codesOf({ content }: ResponseObject): ErrorCode[] {
  return Object.keys(content?.[PROBLEM_TYPE]?.examples ?? {}) as ErrorCode[];
}
