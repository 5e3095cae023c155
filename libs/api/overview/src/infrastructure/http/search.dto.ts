import { ApiProperty } from '@nestjs/swagger';
import { ID, RequiredText } from '@site/api-platform/http';
import { TEXT_LIMITS } from '@site/vocabulary';
import { SEARCHED_KINDS } from '../persistence/record-names';

export class SearchQuery {
  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.search,
    description: 'Words that must all occur, whatever their case and accents',
    example: 'bassin',
  })
  @RequiredText('value_required', TEXT_LIMITS.search)
  readonly q!: string;
}

export class SearchHitDto {
  @ApiProperty({ enum: SEARCHED_KINDS, description: 'What it is' }) readonly kind!: string;
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ description: 'What it is called in French', example: 'Étude du bassin' })
  readonly title_fr!: string;
  @ApiProperty({ description: 'And in English; the same where it has one name', example: 'Basin study' })
  readonly title_en!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What tells it from others of its name' })
  readonly detail!: string | null;
}

export class SearchHitsDto {
  @ApiProperty({ type: [SearchHitDto], description: 'Of each kind the best five at most, kind by kind' })
  readonly items!: SearchHitDto[];
}
