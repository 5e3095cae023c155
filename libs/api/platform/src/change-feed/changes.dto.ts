import { ApiProperty } from '@nestjs/swagger';
import { PAGE_LIMITS } from '@site/vocabulary';
import { WholeParameter } from '../http/pagination';
import { Text } from '../http/validation.decorators';

const LONGEST = 120;

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
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ description: 'Whether the record was removed', example: false }) readonly removed!: boolean;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Version that the change made; null where it removed the record',
    example: 3,
  })
  readonly version!: number | null;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' }) readonly changed_at!: string;
}

export class ChangesDto {
  @ApiProperty({ type: [ChangeDto] }) readonly items!: ChangeDto[];
  @ApiProperty({ description: '`since` of the next call', example: 'WzAsIjEyMyIsIjQ1Il0' })
  readonly next!: string;
  @ApiProperty({ description: 'Whether there are more already', example: false }) readonly more!: boolean;
}
