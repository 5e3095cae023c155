import { ApiProperty } from '@nestjs/swagger';
import { ID, KIND_URLS, MOMENT } from '@site/api-platform/http';
import { LOCALES, MESSAGE_STATES, type Locale, type MessageState } from '@site/vocabulary';

export class RecentChangeDto {
  @ApiProperty({ enum: KIND_URLS }) readonly kind!: string;
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ description: 'What it is called in French', example: 'Étude du bassin' })
  readonly title_fr!: string;
  @ApiProperty({ description: 'And in English; the same where it has one name', example: 'Basin study' })
  readonly title_en!: string;
  @ApiProperty(MOMENT) readonly changed_at!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Name of the person', example: 'Awa Koné' })
  readonly changed_by!: string | null;
}

export class RecentMessageDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ example: 'Awa Koné' }) readonly nom!: string;
  @ApiProperty({ description: 'Empty where none was given', example: 'Partenariat' })
  readonly sujet!: string;
  @ApiProperty({ description: 'The beginning of the message', example: 'Bonjour, nous préparons' })
  readonly excerpt!: string;
  @ApiProperty({ enum: LOCALES, description: 'Language of the visitor', example: 'fr' })
  readonly language!: Locale;
  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState', example: 'new' })
  readonly status!: MessageState;
  @ApiProperty(MOMENT) readonly created_at!: string;
}

export class OverviewDto {
  @ApiProperty({ type: [RecentMessageDto], description: 'Five: what nobody has handled first; no spam' })
  readonly messages!: RecentMessageDto[];

  @ApiProperty({ type: [RecentChangeDto], description: 'The five records that were changed last' })
  readonly changes!: RecentChangeDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Accounts without any right', example: 1 })
  readonly waiting_accounts!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Letters that are still to be sent', example: 0 })
  readonly waiting_letters!: number;

  @ApiProperty({ description: 'Whether there is a mail server to send them', example: true })
  readonly sends_mail!: boolean;

  @ApiProperty({ ...MOMENT, nullable: true, description: 'When the last backup was finished' })
  readonly last_backup_at!: string | null;

  @ApiProperty({ description: 'Whether that is too long ago, or never', example: false })
  readonly backup_is_late!: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Files that records name and that backup has not',
    example: 0,
  })
  readonly last_backup_missing!: number;

  @ApiProperty({ description: 'Whether the product makes one each night', example: true })
  readonly backs_up_nightly!: boolean;
}
