import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer', example: 3 } as const;

export class RefusedLineDto {
  @ApiProperty({
    type: 'integer',
    description: 'Line of the file on which the record begins, the header being the first; in JSON its place',
    example: 12,
  })
  readonly line!: number;
  @ApiProperty({ description: 'Column; empty for the whole record', example: 'title_fr' })
  readonly field!: string;
  @ApiProperty({ description: 'The rule that is broken; stable', example: 'title_fr_required' })
  readonly code!: string;
  @ApiProperty({ description: 'A sentence that is safe to show', example: 'Titre français requis' })
  readonly message!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    description: 'Of `record_changed`: name of the person who changed it; null when unknown',
    example: 'Awa Koné',
  })
  readonly changed_by?: string | null;
}

export class ImportReportDto {
  @ApiProperty({ ...COUNT, description: 'Records that are new' }) readonly created!: number;
  @ApiProperty({ ...COUNT, description: 'Records that become otherwise' }) readonly changed!: number;
  @ApiProperty({ ...COUNT, description: 'Records that say the same already' }) readonly unchanged!: number;
  @ApiProperty({
    type: [RefusedLineDto],
    description: 'What has to be put right first; nothing is done before',
  })
  readonly refused!: readonly RefusedLineDto[];
  @ApiProperty({ description: 'Whether it is done: never in a dry run, nor while anything is refused' })
  readonly imported!: boolean;
}
