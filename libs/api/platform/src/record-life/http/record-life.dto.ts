import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTENT_KINDS } from '@site/vocabulary';
import { listOf } from '../../content/bodies';
import { PageQuery } from '../../http/pagination';
import { OneOf } from '../../http/validation.decorators';
import type { BinnedRow, RestoredRecord } from '../bin';
import type { VersionRow, WholeVersion } from '../versions';

const URLS = CONTENT_KINDS.map(({ url }) => url);
const PERSON = { type: String, nullable: true, example: 'Awa Koné' } as const;
const MOMENT = { format: 'date-time', example: '2026-03-01T09:00:00.000000Z' } as const;

export class VersionDto implements VersionRow {
  @ApiProperty({ type: 'integer', example: 3 }) readonly version!: number;
  @ApiProperty(MOMENT) readonly edited_at!: string;
  @ApiProperty({ ...PERSON, description: 'Who wrote it; null: nobody knows any more, or it was no person' })
  readonly edited_by!: string | null;
  @ApiProperty({
    type: [String],
    description: 'Fields that differ from the version before; none of the first one',
    example: ['title_fr'],
  })
  readonly changed!: readonly string[];
  @ApiProperty({ description: 'Whether the record came back from the bin by it', example: false })
  readonly from_bin!: boolean;
}

export class WholeVersionDto extends VersionDto implements WholeVersion {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the record said, by the names of its fields',
    example: { title_fr: 'Étude hydrologique du bassin' },
  })
  readonly values!: Readonly<Record<string, unknown>>;
}

export class VersionListDto extends listOf(VersionDto, 'Versions') {}

export class RestoredVersionDto {
  @ApiProperty({ type: 'integer', description: 'The version that it has become', example: 4 })
  readonly version!: number;
}

export class BinnedRecordDto implements BinnedRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ enum: URLS, description: 'What it is, as in its addresses' }) readonly kind!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Étude hydrologique du bassin' })
  readonly title!: string | null;
  @ApiProperty(MOMENT) readonly binned_at!: string;
  @ApiProperty({ ...PERSON, description: 'Who deleted it' }) readonly binned_by!: string | null;
  @ApiProperty({ ...MOMENT, description: 'When it is erased by itself' }) readonly erased_at!: string;
}

export class BinListDto extends listOf(BinnedRecordDto, 'Deleted records') {}

export class BinQuery extends PageQuery {
  @ApiPropertyOptional({ enum: URLS, description: 'Only records of this kind' })
  @OneOf(URLS)
  readonly kind?: string;
}

export class RestoredRecordDto implements RestoredRecord {
  @ApiProperty({ type: 'integer', description: 'The version that it has become', example: 4 })
  readonly version!: number;
  @ApiProperty({
    type: [String],
    description: 'Fields whose files were removed meanwhile: the record is there without them',
    example: [],
  })
  readonly lost!: readonly string[];
}
