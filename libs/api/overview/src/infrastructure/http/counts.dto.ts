import { ApiProperty } from '@nestjs/swagger';

export class CountsDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 }) readonly projects!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 8 }) readonly publications!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 6 }) readonly partners!: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 }) readonly news!: number;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Messages that nobody has handled', example: 2 })
  readonly new_messages!: number;
}
