import { ApiExtraModels, ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { listOf } from '@site/api-platform/content';
import { DayParameter, ID, ListQuery, MOMENT, OneOf, Rule, Text } from '@site/api-platform/http';
import { SeenRecords } from '@site/api-platform/record-lifecycle';
import { LOCALES, MESSAGE_STATES, TEXT_LIMITS, type Locale, type MessageState } from '@site/vocabulary';

const isState = (value: unknown): boolean => (MESSAGE_STATES as readonly unknown[]).includes(value);
const STATE = { enum: MESSAGE_STATES, enumName: 'MessageState', example: 'new' };

class MessageFactsDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ example: 'Awa Koné' }) readonly nom!: string;
  @ApiProperty({ format: 'email', example: 'awa@example.org' }) readonly email!: string;
  @ApiProperty({ description: 'Empty where none was given', example: 'Mairie' })
  readonly organisation!: string;
  @ApiProperty({ description: 'Empty where none was given', example: '' }) readonly telephone!: string;
  @ApiProperty({ description: 'Empty where none was given', example: 'Partenariat' })
  readonly sujet!: string;
  @ApiProperty({ enum: LOCALES, description: 'Language of the visitor', example: 'fr' })
  readonly language!: Locale;
  @ApiProperty(STATE) readonly status!: MessageState;
  @ApiProperty({
    type: 'integer',
    description: 'From 5 on a message was filed as spam when it came',
    example: 0,
  })
  readonly spam_score!: number;
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty({
    ...MOMENT,
    nullable: true,
    description:
      'When an administrator opened it first; null: nobody has. Opening does not change the version',
    example: null,
  })
  readonly read_at!: string | null;
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Grows with each change', example: 1 })
  readonly version!: number;
}

@ApiExtraModels(MessageFactsDto)
export class MessageSummaryDto extends MessageFactsDto {
  @ApiProperty({ description: 'The beginning of the message', example: 'Bonjour, nous préparons…' })
  readonly excerpt!: string;
}

export class MessageDto extends MessageFactsDto {
  @ApiProperty({ example: 'Bonjour, nous préparons une étude du bassin.' }) readonly message!: string;
  @ApiProperty({
    description: 'What administrators tell each other about it; empty where nothing was noted',
    example: 'Rappelée lundi, attend le devis.',
  })
  readonly note!: string;
}

export class MessageCountsDto implements Readonly<Record<MessageState, number>> {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) readonly new!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 }) readonly handled!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 }) readonly spam!: number;
}

export class MessageListDto extends listOf(MessageSummaryDto) {
  @ApiProperty({ type: MessageCountsDto, description: 'All messages by state, whatever is asked for' })
  readonly counts!: MessageCountsDto;
  @ApiProperty({
    type: MessageCountsDto,
    description: 'Messages that match the search and the days, in each state, whatever state is asked for',
  })
  readonly matching!: MessageCountsDto;
}

export class MessageListQuery extends ListQuery {
  @ApiPropertyOptional({
    enum: MESSAGE_STATES,
    description: 'Only messages in this state; absent, all of them',
  })
  @OneOf(MESSAGE_STATES)
  readonly status?: MessageState;

  @DayParameter('Only what came on this day or later, in Africa/Abidjan')
  readonly from?: string;

  @DayParameter('Only what came until the end of this day')
  readonly to?: string;
}

export class MessageNeighboursQuery extends PickType(MessageListQuery, ['q', 'status', 'from', 'to']) {}

export class NeighbourDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ example: 'Awa Koné' }) readonly nom!: string;
}

export class MessageNeighboursDto {
  @ApiProperty({
    type: NeighbourDto,
    nullable: true,
    description: 'The one that came right after; null: none did',
  })
  readonly previous!: NeighbourDto | null;
  @ApiProperty({
    type: NeighbourDto,
    nullable: true,
    description: 'The one that came right before; null: none did',
  })
  readonly next!: NeighbourDto | null;
}

export class MessageRevision {
  @ApiProperty(STATE)
  @Rule('options_expected', isState, { options: MESSAGE_STATES.join(', ') })
  readonly status!: MessageState;

  @ApiPropertyOptional({
    maxLength: TEXT_LIMITS.message_note,
    description: 'An internal note, which no visitor is shown; absent, it stays as it is',
    example: 'Rappelée lundi, attend le devis.',
  })
  @Text(TEXT_LIMITS.message_note)
  @Rule('text_expected', (value) => value !== null)
  readonly note?: string;
}

export const MESSAGE_ACTS = [...MESSAGE_STATES, 'erase'] as const;

export class MessageBulkInput extends SeenRecords {
  @ApiProperty({ enum: MESSAGE_ACTS, description: 'The state to file them in, or `erase`' })
  @OneOf(MESSAGE_ACTS)
  @Rule('value_required', (value) => value !== undefined)
  readonly act!: (typeof MESSAGE_ACTS)[number];
}
