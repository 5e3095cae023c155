import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ResponseObject } from '@nestjs/swagger';
import type { ErrorCode } from '@site/api-kernel';
import { PROBLEM_TYPE, ProblemDto, problemType } from '../http/problem.dto';
import { PROBLEMS } from '../http/problem.wording';
import { CLEARED_COOKIE_HEADER, REFUSAL_HEADERS, RETRY_AFTER } from './headers';

/** Ways in which what is sent can be refused. */
export const REFUSED_BODY: readonly ErrorCode[] = [
  'malformed_json',
  'validation_failed',
  'unknown_field',
  'unsupported_media_type',
  'payload_too_large',
];

const CODES = 'site:problems';

/** Documents the refusals of a route, one response per status with an example per code; used twice, they add up. */
export function Problems(...codes: ErrorCode[]): MethodDecorator & ClassDecorator {
  return (target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => {
    const subject = (descriptor?.value as object | undefined) ?? target;
    const known = Reflect.getOwnMetadata(CODES, subject) as ErrorCode[] | undefined;
    const all = new Set([...(known ?? []), ...codes]);
    Reflect.defineMetadata(CODES, [...all], subject);
    const decorate = applyDecorators(ApiExtraModels(ProblemDto), ...responsesOf(all, new Set(known)));
    decorate(target, key as string, descriptor as PropertyDescriptor);
  };
}

function responsesOf(
  codes: ReadonlySet<ErrorCode>,
  known: ReadonlySet<ErrorCode>,
): (MethodDecorator & ClassDecorator)[] {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status);
  const grown = [...byStatus].filter(([, group]) => group.some((code) => !known.has(code)));
  return grown.map(([status, group]) =>
    ApiResponse({
      status,
      // Swagger itself appends the description to the one that is there.
      description: group
        .filter((code) => !known.has(code))
        .map((code) => `\`${code}\``)
        .join(', '),
      ...refusalOf(status, group),
    }),
  );
}

/** Headers and content of the answer that refuses with one of these codes. */
export function refusalOf(
  status: number,
  codes: readonly ErrorCode[],
): Pick<ResponseObject, 'headers' | 'content'> {
  // A key that is for something else is challenged as one that is none (RFC 6750 §3.1).
  const likeStatus = codes.includes('scope_missing') ? 401 : status;
  const headers = codes.includes('idempotency_in_progress') ? RETRY_AFTER : REFUSAL_HEADERS[likeStatus];
  // What was tried with a cookie that opens nothing takes it away.
  const cleared = codes.includes('refresh_token_already_used') ? CLEARED_COOKIE_HEADER : undefined;
  return {
    ...((headers ?? cleared) !== undefined && { headers: { ...headers, ...cleared } }),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: getSchemaPath(ProblemDto) },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function exampleOf(code: ErrorCode): ProblemDto {
  const { status, fr } = PROBLEMS[code];
  return {
    type: problemType(code),
    title: fr,
    status,
    detail: fr,
    code,
    request_id: '5f0c6c1e9d3a4b7f',
  };
}
