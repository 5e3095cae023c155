import { ApiProperty } from '@nestjs/swagger';
import type { Caller } from '@site/api-platform/access';
import { ID, RequiredText, Rule, Text } from '@site/api-platform/http';
import { MIN_PASSWORD_LENGTH, TEXT_LIMITS } from '@site/vocabulary';
import type { IssuedSession } from '../../application/session.service';
import type { Identity } from '../../domain/user';
import { Code } from './code.dto';

export const EMAIL = { format: 'email', example: 'awa.kone@example.org', maxLength: TEXT_LIMITS.email };
export const NAME = { example: 'Awa Koné', maxLength: TEXT_LIMITS.full_name };
export const PASSWORD = { format: 'password', example: 'pluie-de-mars', maxLength: TEXT_LIMITS.password };
export const CHOSEN_PASSWORD = {
  ...PASSWORD,
  minLength: MIN_PASSWORD_LENGTH,
  description: 'The setting `PASSWORD_MIN_LENGTH` may ask for more characters',
};

/** A password is never trimmed: one of spaces is a password. */
export function Password(): PropertyDecorator {
  return (target, property) => {
    Text(TEXT_LIMITS.password)(target, property);
    Rule('password_required', (value) => typeof value === 'string' && value !== '')(target, property);
  };
}

export class SignUpDto {
  @ApiProperty({ ...NAME, minLength: 1 })
  @RequiredText('full_name_required', TEXT_LIMITS.full_name)
  full_name!: string;

  @ApiProperty({ ...EMAIL, minLength: 1 })
  @RequiredText('email_invalid', TEXT_LIMITS.email)
  email!: string;

  @ApiProperty(CHOSEN_PASSWORD)
  @Password()
  password!: string;
}

export class SignInDto {
  @ApiProperty({ ...EMAIL, minLength: 1 })
  @RequiredText('email_invalid', TEXT_LIMITS.email)
  email!: string;

  @ApiProperty({ ...PASSWORD, minLength: 1 })
  @Password()
  password!: string;

  @Code({ required: false })
  code?: string;
}

export class ChangePasswordDto {
  @ApiProperty({ ...PASSWORD, minLength: 1 })
  @Password()
  current_password!: string;

  @ApiProperty({ ...CHOSEN_PASSWORD, example: 'crue-de-juillet' })
  @Password()
  new_password!: string;
}

export class UserDto {
  @ApiProperty(ID)
  readonly id!: string;

  @ApiProperty(EMAIL)
  readonly email!: string;

  @ApiProperty(NAME)
  readonly full_name!: string;

  static of({ id, email, fullName }: Identity): UserDto {
    return { id, email, full_name: fullName };
  }
}

export class MeDto extends UserDto {
  @ApiProperty({ type: [String], example: ['admin'], description: 'Roles held at this moment' })
  readonly roles!: readonly string[];

  static ofCaller({ userId, email, fullName, roles }: Caller): MeDto {
    return { id: userId, email, full_name: fullName, roles };
  }
}

export class SessionDto {
  @ApiProperty({
    description: 'JWT for `Authorization: Bearer`',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  })
  readonly access_token!: string;

  @ApiProperty({ enum: ['Bearer'], example: 'Bearer' })
  readonly token_type!: 'Bearer';

  @ApiProperty({ type: 'integer', description: 'Seconds for which the access token holds', example: 900 })
  readonly expires_in!: number;

  @ApiProperty({ type: UserDto })
  readonly user!: UserDto;

  static of({ accessToken, expiresIn, user }: IssuedSession): SessionDto {
    return { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, user: UserDto.of(user) };
  }
}
