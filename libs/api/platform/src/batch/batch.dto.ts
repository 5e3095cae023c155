import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { ID, KIND_URLS } from '../http/documented';
import { isUuid } from '../http/pagination';
import { OneOf, Rule } from '../http/validation.decorators';
import { MOST_TOGETHER } from '../record-lifecycle/bulk';

const BATCH_ACTS = ['create', 'change', 'remove'] as const;

const isIdOrAbsent = (value: unknown) => value === undefined || (typeof value === 'string' && isUuid(value));
const isVersionOrAbsent = (value: unknown) =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) > 0);
const areValues = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));
const areFew = (value: unknown) => Array.isArray(value) && value.length > 0 && value.length <= MOST_TOGETHER;

/** One operation on a record, as a request of its own would do it. */
export class BatchOperation {
  @ApiProperty({ enum: BATCH_ACTS })
  @OneOf(BATCH_ACTS)
  @Rule('value_required', (value) => value !== undefined)
  readonly act!: (typeof BATCH_ACTS)[number];

  @ApiProperty({ enum: KIND_URLS, description: 'What it is, as in its addresses' })
  @OneOf(KIND_URLS)
  @Rule('value_required', (value) => value !== undefined)
  readonly kind!: string;

  @ApiProperty({ ...ID, required: false, description: 'Of what is changed or removed' })
  @Rule('id_expected', isIdOrAbsent)
  readonly id?: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    required: false,
    description: 'The version of that which was read: it takes the place of `If-Match`',
    example: 3,
  })
  @Rule('whole_number_invalid', isVersionOrAbsent, { min: 1, max: Number.MAX_SAFE_INTEGER })
  readonly version?: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    description: 'Of `create`, the body of the POST; of `change`, that of the PATCH',
    example: { status: 'completed' },
  })
  @Rule('object_expected', areValues)
  readonly values?: Readonly<Record<string, unknown>>;
}

export class BatchInput {
  @ApiProperty({ type: [BatchOperation], minItems: 1, maxItems: MOST_TOGETHER })
  @ValidateNested({ each: true })
  @Type(() => BatchOperation)
  @Rule('several_expected', areFew, { max: MOST_TOGETHER })
  readonly operations!: BatchOperation[];
}

export class BatchResult {
  @ApiProperty({ enum: KIND_URLS }) readonly kind!: string;
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The version that it has now; null: it is removed',
    example: 4,
  })
  readonly version!: number | null;
}

export class BatchDoneDto {
  @ApiProperty({ type: [BatchResult], description: 'One for each operation, in their order' })
  readonly results!: readonly BatchResult[];
}
