import { ApiProperty } from '@nestjs/swagger';
import { ID, MOMENT } from '@site/api-platform/http';
import type { ListedSession } from '../../application/identity.store';

export class OwnSessionDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Browser and system, as they called themselves at sign-in',
    example: 'Firefox · Android',
  })
  readonly device!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where it was used last, of IPv6 the network; forgotten within 30 days',
    example: '192.0.2.1',
  })
  readonly address!: string | null;
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty(MOMENT) readonly last_used_at!: string;
  @ApiProperty({ description: 'Whether it is the one that asks', example: true }) readonly current!: boolean;

  static of({ id, device, address, createdAt, lastUsedAt }: ListedSession, current: boolean): OwnSessionDto {
    return { id, device, address, created_at: createdAt, last_used_at: lastUsedAt, current };
  }
}

export class OwnSessionListDto {
  @ApiProperty({ type: [OwnSessionDto], description: 'The last used first; at most a hundred' })
  readonly items!: OwnSessionDto[];
}
