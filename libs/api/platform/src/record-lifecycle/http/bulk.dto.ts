import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { ID, KIND_URLS } from '../../http/documented';
import { isUuid } from '../../http/pagination';
import { OneOf, Rule } from '../../http/validation.decorators';
import { MOST_TOGETHER } from '../bulk';

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);
const areFew = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_TOGETHER;

const isVersion = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const VERSIONS = { min: 1, max: Number.MAX_SAFE_INTEGER };

export const BULK_ACTS = ['hide', 'show', 'withdraw'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];
export const BIN_ACTS = ['restore', 'erase'] as const;
export type BinAct = (typeof BIN_ACTS)[number];

export class SeenRecord {
  @ApiProperty(ID)
  @Rule('id_expected', isId)
  readonly id!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that was read', example: 3 })
  @Rule('whole_number_invalid', isVersion, VERSIONS)
  readonly version!: number;
}

/** Records that are to be changed together, each as it was read. */
export class SeenRecords {
  @ApiProperty({ type: [SeenRecord], minItems: 1, maxItems: MOST_TOGETHER })
  @ValidateNested({ each: true })
  @Type(() => SeenRecord)
  @Rule('several_expected', areFew, { max: MOST_TOGETHER })
  readonly records!: SeenRecord[];
}

export class BulkInput extends SeenRecords {
  @ApiProperty({ enum: BULK_ACTS })
  @OneOf(BULK_ACTS)
  @Rule('value_required', (value) => value !== undefined)
  readonly act!: BulkAct;
}

export class RecordInBin {
  @ApiProperty({ enum: KIND_URLS })
  @OneOf(KIND_URLS)
  @Rule('value_required', (value) => value !== undefined)
  readonly kind!: string;

  @ApiProperty(ID)
  @Rule('id_expected', isId)
  readonly id!: string;
}

export class BinBulkInput {
  @ApiProperty({ enum: BIN_ACTS })
  @OneOf(BIN_ACTS)
  @Rule('value_required', (value) => value !== undefined)
  readonly act!: BinAct;

  @ApiProperty({ type: [RecordInBin], minItems: 1, maxItems: MOST_TOGETHER })
  @ValidateNested({ each: true })
  @Type(() => RecordInBin)
  @Rule('several_expected', areFew, { max: MOST_TOGETHER })
  readonly records!: RecordInBin[];
}

export class BulkDoneDto {
  @ApiProperty({ type: 'integer', description: 'To how many records it was done: all of them', example: 12 })
  readonly done!: number;
}

export class LostFilesDto extends RecordInBin {
  @ApiProperty({
    type: [String],
    description: 'Fields whose files were removed meanwhile',
    example: ['image_url'],
  })
  readonly lost!: readonly string[];
}

export class BinBulkDoneDto extends BulkDoneDto {
  @ApiProperty({ type: [LostFilesDto], description: 'Records that are back without some of their files' })
  readonly without_files!: readonly LostFilesDto[];
}
