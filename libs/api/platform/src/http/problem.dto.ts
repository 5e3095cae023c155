import { ApiProperty } from '@nestjs/swagger';
import type { ErrorCode, NamedRecord } from '@site/api-kernel';
import { ID } from './documented';

export const PROBLEM_TYPE = 'application/problem+json';

/** A name rather than an address (RFC 9457 §3.1.1): the same on every host, and nothing to be fetched. */
export function problemType(code: ErrorCode): string {
  return `urn:problem:${code}`;
}

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
  @ApiProperty(ID) readonly id!: string;
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

/** The body of every refusal: RFC 9457 with this product's extensions. */
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
