import { ApiProperty } from '@nestjs/swagger';
import { listOf } from '@site/api-platform/content';
import { ID, ListQuery, MOMENT, OneOf, Rule, SortedBy, type Sorts } from '@site/api-platform/http';
import { ADMIN_ROLE } from '@site/vocabulary';
import { EMAIL, NAME } from './auth.dto';

export const USER_SORTS = { full_name: 'text', email: 'text' } as const satisfies Sorts;

const isRole = (value: unknown): boolean => value === ADMIN_ROLE;

export class UserListQuery extends ListQuery {
  @SortedBy(USER_SORTS)
  declare readonly sort?: string;

  @ApiProperty({ enum: [ADMIN_ROLE], required: false, description: 'Only people who hold this role' })
  @OneOf([ADMIN_ROLE])
  readonly role?: string;
}

export class ListedUserDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty(EMAIL) readonly email!: string;
  @ApiProperty(NAME) readonly full_name!: string;
  @ApiProperty({ type: [String], example: [ADMIN_ROLE] }) readonly roles!: string[];
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty({ type: 'integer', description: 'Devices that are signed in', example: 1 })
  readonly active_sessions!: number;
  @ApiProperty({ ...MOMENT, nullable: true, description: 'Last use of a session that is remembered' })
  readonly last_seen_at!: string | null;
  @ApiProperty({ description: 'Whether a code is asked for at sign-in', example: false })
  readonly second_factor!: boolean;
  @ApiProperty({
    ...MOMENT,
    nullable: true,
    description: 'Since when the person waits for a link to choose a new password that could not be mailed',
    example: null,
  })
  readonly reset_requested_at!: string | null;
}

export class UserListDto extends listOf(ListedUserDto) {}

export class RoleGrant {
  @ApiProperty({ enum: [ADMIN_ROLE], example: ADMIN_ROLE })
  @Rule('role_unknown', isRole)
  readonly role!: string;
}

export class ResetLinkDto {
  @ApiProperty({ description: 'Whether the mail server took the link', example: false })
  readonly mailed!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri',
    description: 'The link, to be handed over, where it was not mailed; it is shown only now',
    example: 'https://example.org/auth/reset#k3VdTq0m5cXw7Yb1Nn8uRz2LhJ4sFaGeP6oQiWxCvBk',
  })
  readonly url!: string | null;
  @ApiProperty(MOMENT) readonly expires_at!: string;
}
