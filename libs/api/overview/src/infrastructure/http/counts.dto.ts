import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CONTENT_KINDS, type ContentKind } from '@site/vocabulary';

function countsOfContent(): Type<Readonly<Record<ContentKind, number>>> {
  class Counts {}
  for (const { name } of CONTENT_KINDS) {
    ApiProperty({ type: 'integer', minimum: 0, example: 12 })(Counts.prototype, name);
  }
  return Counts as Type<Readonly<Record<ContentKind, number>>>;
}

export class CountsDto extends countsOfContent() {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Messages that nobody has handled', example: 2 })
  readonly new_messages!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Those of them that nobody has opened',
    example: 1,
  })
  readonly unread_messages!: number;
}
