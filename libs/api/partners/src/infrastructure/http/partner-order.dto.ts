import { ApiProperty } from '@nestjs/swagger';
import { ID, isUuid, Rule } from '@site/api-platform/http';
import { MOST_ARRANGED } from '../../domain/partner-order';

const areFew = (value: unknown): boolean => Array.isArray(value) && value.length <= MOST_ARRANGED;
const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);

export class PartnerOrderInput {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_ARRANGED,
    example: [ID.example],
    description: 'Ids of partners, each once, the first one first; others follow as they stood',
  })
  @Rule('id_expected', isId, {}, true)
  @Rule('several_expected', areFew, { max: MOST_ARRANGED })
  readonly ids!: string[];
}

export class PlacedPartnerDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ type: String, example: 'Fonds imaginaire pour l’eau' }) readonly name!: string;
  @ApiProperty({ type: String, nullable: true, format: 'uri-reference', example: null })
  readonly logo_url!: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether visitors do not see it', example: false })
  readonly hidden!: boolean;
}

export class PartnerOrderDto {
  @ApiProperty({ type: [PlacedPartnerDto], description: 'All partners, the first one first' })
  readonly items!: readonly PlacedPartnerDto[];
}
