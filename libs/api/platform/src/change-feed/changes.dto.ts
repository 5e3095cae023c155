import { ApiProperty } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@site/vocabulary';
import { ID, MOMENT } from '../http/documented';
import { WholeParameter } from '../http/pagination';
import { Text } from '../http/validation.decorators';

const LONGEST = 120;

export const MADE_VERSION = {
  type: 'integer',
  nullable: true,
  description: 'Version that the change made; null where it removed the record',
  example: 3,
} as const;

export class ChangesQuery {
  @ApiProperty({
    type: String,
    required: false,
    maxLength: LONGEST,
    description:
      '`next` of the answer before; absent, no changes are answered, only where they go on from now',
  })
  @Text(LONGEST)
  readonly since?: string;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: PAGE_LIMITS.maxChanges,
    default: PAGE_LIMITS.maxChanges,
    description: 'How many changes an answer holds at most',
  })
  @WholeParameter(1, PAGE_LIMITS.maxChanges)
  readonly limit?: string;
}

export class ChangeDto {
  @ApiProperty({ description: 'As in the addresses of records', example: 'projects' }) readonly kind!: string;
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ description: 'Whether the record was removed', example: false }) readonly removed!: boolean;
  @ApiProperty(MADE_VERSION) readonly version!: number | null;
  @ApiProperty(MOMENT) readonly changed_at!: string;
}

export class ChangesDto {
  @ApiProperty({ type: [ChangeDto] }) readonly items!: ChangeDto[];
  @ApiProperty({ description: '`since` of the next call', example: 'WzAsIjEyMyIsIjQ1Il0' })
  readonly next!: string;
  @ApiProperty({ description: 'Whether there are more already', example: false }) readonly more!: boolean;
}
