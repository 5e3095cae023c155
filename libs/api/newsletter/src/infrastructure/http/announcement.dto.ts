import { ApiProperty } from '@nestjs/swagger';
import type { WordedLetter } from '@site/api-kernel';
import { MOMENT, OneOf, Rule } from '@site/api-platform/http';
import { LOCALES, type Locale } from '@site/vocabulary';
import type { Announced } from '../../application/announcement.store';
import type { AnnouncementPlan } from '../../application/announcement.service';

class AnnouncementLetterDto implements WordedLetter {
  @ApiProperty({ example: 'Ouverture du chantier' }) readonly subject!: string;
  @ApiProperty({ example: 'Ouverture du chantier\n\nLes travaux commencent…' }) readonly text!: string;
  @ApiProperty({ example: '<h1>Ouverture du chantier</h1>' }) readonly html!: string;
}

class AnnouncementLettersDto implements Readonly<Record<Locale, WordedLetter>> {
  @ApiProperty({ type: AnnouncementLetterDto }) readonly fr!: AnnouncementLetterDto;
  @ApiProperty({ type: AnnouncementLetterDto }) readonly en!: AnnouncementLetterDto;
}

class AudienceDto implements Readonly<Record<Locale, number>> {
  @ApiProperty({ type: 'integer', minimum: 0, example: 120 }) readonly fr!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 14 }) readonly en!: number;
}

class AnnouncedDto implements Announced {
  @ApiProperty(MOMENT) readonly at!: string;
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Addresses it was queued to', example: 134 })
  readonly recipients!: number;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Letters of it that wait', example: 0 })
  readonly waiting!: number;
}

export class AnnouncementDto implements AnnouncementPlan {
  @ApiProperty({ type: AnnouncementLettersDto, description: 'The letter as it would go out now' })
  readonly letters!: AnnouncementLettersDto;
  @ApiProperty({ type: AudienceDto, description: 'Confirmed addresses by the language of their letters' })
  readonly audience!: AudienceDto;
  @ApiProperty({ type: AnnouncedDto, nullable: true, description: 'Null: not announced yet' })
  readonly announced!: AnnouncedDto | null;
  @ApiProperty({ description: 'Whether there is a mail server; without one letters wait' })
  readonly mails!: boolean;
}

export class AnnouncementTrial {
  @ApiProperty({ enum: LOCALES, description: 'Language of the letter', example: 'fr' })
  @OneOf(LOCALES)
  @Rule('value_required', (value) => value !== undefined)
  readonly language!: Locale;
}
