import { ApiProperty } from '@nestjs/swagger';

export class CountsDto {
  @ApiProperty({ type: 'integer', example: 12 }) readonly projects!: number;
  @ApiProperty({ type: 'integer', example: 8 }) readonly publications!: number;
  @ApiProperty({ type: 'integer', example: 6 }) readonly partners!: number;
  @ApiProperty({ type: 'integer', example: 4 }) readonly news!: number;
}
