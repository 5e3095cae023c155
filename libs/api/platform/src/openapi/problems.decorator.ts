import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ResponseObject } from '@nestjs/swagger';
import type { ErrorCode, NamedRecord } from '@site/api-kernel';
import { PROBLEM_TYPE, problemType } from '../http/problem';
import { PROBLEMS } from '../http/problem.wording';
import { REFUSAL_HEADERS, RETRY_AFTER } from './headers';

/** Ways in which what is sent can be refused. */
export const REFUSED_BODY: readonly ErrorCode[] = [
  'malformed_json',
  'validation_failed',
  'unknown_field',
  'unsupported_media_type',
  'payload_too_large',
];

export class ProblemFieldDto {
  @ApiProperty({
    description:
      'JSON pointer (RFC 6901) of the field in the body (empty for the whole body), ' +
      'or the plain name of a parameter or header (`limit`, `Idempotency-Key`)',
    example: '/title_fr',
  })
  readonly pointer!: string;

  @ApiProperty({ description: 'The rule that is broken; stable', example: 'title_fr_required' })
  readonly code!: string;

  @ApiProperty({
    description: 'A sentence that is safe to show beside the field',
    example: 'Titre français requis',
  })
  readonly message!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    description: 'Of `record_changed` among many: name of the person who changed it; null when unknown',
    example: 'Awa Koné',
  })
  readonly changed_by?: string | null;
}

export class NamedRecordDto implements NamedRecord {
  @ApiProperty({ description: 'What it is, as in its addresses', example: 'projects' })
  readonly kind!: string;
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is called, in French; null for what has no name',
    example: 'Étude hydrologique du bassin',
  })
  readonly title!: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether it lies in the bin', example: false })
  readonly binned!: boolean;
}

/** Problem details (RFC 9457). */
export class ProblemDto {
  @ApiProperty({
    format: 'uri',
    description: 'Name of the kind of problem: `urn:problem:` and the code; not an address',
    example: problemType('validation_failed'),
  })
  readonly type!: string;

  @ApiProperty({ description: 'What the code means', example: 'Certains champs sont à corriger.' })
  readonly title!: string;

  @ApiProperty({ type: 'integer', description: 'The HTTP status', example: 422 })
  readonly status!: number;

  @ApiProperty({ description: 'A sentence that is safe to show', example: 'Titre français requis' })
  readonly detail!: string;

  @ApiProperty({
    description: 'Stable; the table of codes says what each means. There may be more of them in time',
    example: 'validation_failed',
  })
  readonly code!: string;

  @ApiProperty({
    description: 'Also in `X-Request-Id` and in the logs: name it when reporting',
    example: '5f0c6c1e9d3a4b7f',
  })
  readonly request_id!: string;

  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'Of `not_found`, and then true: a record that was public has been removed',
    example: true,
  })
  readonly removed?: true;

  @ApiProperty({
    format: 'date-time',
    required: false,
    description: 'Of `edit_conflict`: when the version that stands was made',
    example: '2026-03-01T09:00:00.000Z',
  })
  readonly changed_at?: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    description: 'Of `edit_conflict`: name of the person who made the version that stands; null when unknown',
    example: 'Awa Koné',
  })
  readonly changed_by?: string | null;

  @ApiProperty({
    type: [NamedRecordDto],
    required: false,
    description: 'Of `file_in_use`: records that use the file, or that would if they came back from the bin',
  })
  readonly used_by?: readonly NamedRecordDto[];

  @ApiProperty({
    type: [String],
    required: false,
    description:
      'Of `dependency_unavailable`, where operators ask: `instance` (it leaves), `schema`, `database`, `files`',
    example: ['database'],
  })
  readonly unavailable?: readonly string[];

  @ApiProperty({
    type: [ProblemFieldDto],
    required: false,
    description: 'What to correct, one entry for each field or parameter',
  })
  readonly errors?: ProblemFieldDto[];
}

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
  const headers = codes.includes('idempotency_in_progress') ? RETRY_AFTER : REFUSAL_HEADERS[status];
  return {
    ...(headers !== undefined && { headers }),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: getSchemaPath(ProblemDto) },
        examples: Object.fromEntries(codes.map((code) => [code, { summary: code, value: exampleOf(code) }])),
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
