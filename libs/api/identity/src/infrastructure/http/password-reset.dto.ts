import { ApiProperty } from '@nestjs/swagger';
import { RequiredText, Rule, Text } from '@site/api-platform/http';
import { TEXT_LIMITS } from '@site/vocabulary';
import { CHOSEN_PASSWORD, EMAIL, Password } from './auth.dto';

const TOKEN_LENGTH = 100;

export class PasswordResetRequest {
  @ApiProperty({ ...EMAIL, minLength: 1 })
  @RequiredText('email_invalid', TEXT_LIMITS.email)
  readonly email!: string;
}

export class PasswordResetAcceptedDto {
  @ApiProperty({ enum: ['accepted'], example: 'accepted', description: 'The same for every address' })
  readonly status!: 'accepted';
}

export class PasswordResetConfirmation {
  @ApiProperty({
    minLength: 1,
    maxLength: TOKEN_LENGTH,
    description: 'What stands behind the `#` of the link',
    example: 'k3VdTq0m5cXw7Yb1Nn8uRz2LhJ4sFaGeP6oQiWxCvBk',
  })
  @Text(TOKEN_LENGTH)
  @Rule('reset_link_invalid', (value) => typeof value === 'string' && value !== '')
  readonly token!: string;

  @ApiProperty({ ...CHOSEN_PASSWORD, example: 'crue-de-juillet' })
  @Password()
  readonly password!: string;
}
