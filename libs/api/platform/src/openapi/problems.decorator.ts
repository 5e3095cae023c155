import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorCode } from '@site/api-kernel';
import { PROBLEM_TYPE } from '../http/problem';
import { PROBLEMS } from '../http/problem.wording';

export class ProblemFieldDto {
  @ApiProperty({
    description: 'JSON pointer (RFC 6901) of the field, or the name of the parameter',
    example: '/title_fr',
  })
  readonly pointer!: string;

  @ApiProperty({ example: 'title_fr_required' })
  readonly code!: string;

  @ApiProperty({ example: 'Titre français requis' })
  readonly message!: string;
}

/** Problem details (RFC 9457). */
export class ProblemDto {
  @ApiProperty({ format: 'uri-reference', example: '/api/docs#validation_failed' })
  readonly type!: string;

  @ApiProperty({ example: 'Certains champs sont à corriger.' })
  readonly title!: string;

  @ApiProperty({ type: 'integer', example: 422 })
  readonly status!: number;

  @ApiProperty({ description: 'A sentence that is safe to show', example: 'Titre français requis' })
  readonly detail!: string;

  @ApiProperty({ example: 'validation_failed' })
  readonly code!: string;

  @ApiProperty({ example: '5f0c6c1e9d3a4b7f' })
  readonly request_id!: string;

  @ApiProperty({ type: [ProblemFieldDto], required: false })
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
      content: {
        [PROBLEM_TYPE]: {
          schema: { $ref: getSchemaPath(ProblemDto) },
          examples: Object.fromEntries(group.map((code) => [code, { value: exampleOf(code) }])),
        },
      },
    }),
  );
}

function exampleOf(code: ErrorCode): ProblemDto {
  const { status, fr } = PROBLEMS[code];
  return {
    type: `/api/docs#${code}`,
    title: fr,
    status,
    detail: fr,
    code,
    request_id: '5f0c6c1e9d3a4b7f',
  };
}
