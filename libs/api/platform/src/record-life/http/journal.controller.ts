import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { JOURNAL_ACTIONS, type JournalAction } from '@site/api-kernel';
import { listOf } from '../../content/bodies';
import { DayParameter } from '../../http/day-parameter';
import { listAnswer } from '../../http/list-query';
import { isUuid, PageQuery } from '../../http/pagination';
import { OneOf, Rule, Text } from '../../http/validation.decorators';
import { Problems } from '../../openapi/problems.decorator';
import { AdministratorOnly } from '../../openapi/route.decorators';
import { JournalReader, type JournalFilters, type JournalRow } from '../journal';
import { RETENTION } from '../terms';

export class JournalEntryDto implements JournalRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' }) readonly at!: string;
  @ApiProperty({ enum: JOURNAL_ACTIONS }) readonly action!: JournalAction;
  @ApiProperty({ description: 'What it was done to', example: 'projects' }) readonly kind!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Id of that' })
  readonly record!: string | null;
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

export class JournalDto extends listOf(JournalEntryDto, 'Entries') {}

export class JournalQuery extends PageQuery implements JournalFilters {
  @ApiPropertyOptional({ format: 'uuid', description: 'Only what this user did' })
  @Rule('value_invalid', (value) => value === undefined || (typeof value === 'string' && isUuid(value)))
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

@ApiTags('journal')
@AdministratorOnly()
@Controller('journal')
export class JournalController {
  constructor(private readonly journal: JournalReader) {}

  @Get()
  @ApiOperation({
    summary: 'Who did what, the newest first',
    description: `Written by the database with what was done, changed by nobody, kept ${RETENTION.journalMonths} months.`,
  })
  @ApiOkResponse({ type: JournalDto, description: 'A page of the journal' })
  @Problems('invalid_parameter')
  async listJournal(@Query() query: JournalQuery): Promise<JournalDto> {
    return listAnswer(await this.journal.list(query));
  }
}
