import type { OpenAPIObject, OperationObject, ResponseObject } from '@nestjs/swagger';
import type { ErrorCode } from '@site/api-kernel';
import { PROBLEM_TYPE } from '../http/problem';
import { PROBLEMS } from '../http/problem.wording';
import { refusalOf } from './problems.decorator';

/** Any route may refuse a query parameter that it does not know or an address without end, or fail. */
const COMMON: readonly ErrorCode[] = ['invalid_parameter', 'uri_too_long', 'internal_error'];
const VERBS = ['get', 'post', 'put', 'delete'] as const;

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
  const codes = new Set([...declared, ...COMMON]);
  for (const [status, group] of Map.groupBy(codes, (code) => PROBLEMS[code].status)) {
    responses[status] = {
      description: group.map((code) => `\`${code}\``).join(', '),
      ...refusalOf(status, group),
    };
  }
}

function codesOf({ content }: ResponseObject): ErrorCode[] {
  return Object.keys(content?.[PROBLEM_TYPE]?.examples ?? {}) as ErrorCode[];
}
