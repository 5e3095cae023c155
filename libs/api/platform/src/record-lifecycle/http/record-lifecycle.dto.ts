import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JOURNAL_ACTIONS, type JournalAction } from '@site/api-kernel';
import { listOf } from '../../content/bodies';
import { DayParameter } from '../../http/day-parameter';
import { ID, KIND_URLS, MOMENT } from '../../http/documented';
import { isUuid, PageQuery } from '../../http/pagination';
import { OneOf, Rule, Text } from '../../http/validation.decorators';

const PERSON = { type: String, nullable: true, example: 'Awa Koné' } as const;

export class VersionDto {
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

export class WholeVersionDto extends VersionDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the record said, by the names of its fields',
    example: { title_fr: 'Étude hydrologique du bassin' },
  })
  readonly values!: Readonly<Record<string, unknown>>;
}

export class VersionListDto extends listOf(VersionDto) {}

export class RestoredVersionDto {
  @ApiProperty({ type: 'integer', description: 'The version that it has become', example: 4 })
  readonly version!: number;
}

export class BinnedRecordDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ enum: KIND_URLS, description: 'What it is, as in its addresses' }) readonly kind!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Étude hydrologique du bassin' })
  readonly title!: string | null;
  @ApiProperty(MOMENT) readonly binned_at!: string;
  @ApiProperty({ ...PERSON, description: 'Who deleted it' }) readonly binned_by!: string | null;
  @ApiProperty({ ...MOMENT, description: 'When it is erased by itself' }) readonly erased_at!: string;
}

export class BinListDto extends listOf(BinnedRecordDto) {}

export class BinQuery extends PageQuery {
  @ApiPropertyOptional({ enum: KIND_URLS, description: 'Only records of this kind' })
  @OneOf(KIND_URLS)
  readonly kind?: string;
}

export class RestoredRecordDto {
  @ApiProperty({ type: 'integer', description: 'The version that it has become', example: 4 })
  readonly version!: number;
  @ApiProperty({
    type: [String],
    description: 'Fields whose files were removed meanwhile: the record is there without them',
    example: [],
  })
  readonly lost!: readonly string[];
}

export class JournalEntryDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty(MOMENT) readonly at!: string;
  @ApiProperty({ enum: JOURNAL_ACTIONS }) readonly action!: JournalAction;
  @ApiProperty({ description: 'What it was done to', example: 'projects' }) readonly kind!: string;
  @ApiProperty({ ...ID, nullable: true, description: 'Id of that' }) readonly record!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What that is called now; null once nobody can tell',
    example: 'Étude hydrologique du bassin',
  })
  readonly title!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of who did it; null for what is done by the clock',
    example: 'Awa Koné',
  })
  readonly done_by!: string | null;
  @ApiProperty({ description: 'Whether it lies in the bin now' }) readonly binned!: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of how many, where no single record is meant: what was erased at the end of its time',
    example: null,
  })
  readonly amount!: number | null;
}

export class JournalDto extends listOf(JournalEntryDto) {}

export class JournalQuery extends PageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Only what this user did' })
  @Rule('id_expected', (value) => value === undefined || (typeof value === 'string' && isUuid(value)))
  readonly by?: string;

  @ApiPropertyOptional({ type: String, maxLength: 60, description: 'Only what was done to this' })
  @Text(60)
  readonly kind?: string;

  @ApiPropertyOptional({ enum: JOURNAL_ACTIONS, description: 'Only this' })
  @OneOf(JOURNAL_ACTIONS)
  readonly action?: string;

  @DayParameter('From this day on, in Africa/Abidjan')
  readonly from?: string;

  @DayParameter('Until the end of this day')
  readonly to?: string;
}
