import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OneOf, RequiredText, Rule, Text } from '@site/api-platform/http';
import { isEmail, LOCALES, SUBSCRIPTION_SOURCES, TEXT_LIMITS } from '@site/vocabulary';
import type { Locale, SubscriptionSource } from '@site/vocabulary';

const TOKEN_LENGTH = 100;
const LINK_TOKEN = 'k3VdTq0m5cXw7Yb1Nn8uRz2LhJ4sFaGeP6oQiWxCvBk';
const TRAP_LENGTH = 500;

export class SubscriptionRequestDto {
  @ApiProperty({ format: 'email', minLength: 1, maxLength: TEXT_LIMITS.email, example: 'awa@example.org' })
  @RequiredText('email_invalid', TEXT_LIMITS.email)
  @Rule('email_invalid', (value) => typeof value !== 'string' || isEmail(value))
  readonly email!: string;

  // An enumeration of one boolean is Java that does not compile.
  @ApiProperty({
    not: { enum: [false] },
    description: 'Given by the person, never beforehand',
    example: true,
  })
  @Rule('consent_required', (value) => value === true)
  readonly consent!: boolean;

  @ApiPropertyOptional({
    enum: LOCALES,
    description: 'Language of the letters; absent, that of the request',
    example: 'fr',
  })
  @OneOf(LOCALES)
  readonly language?: Locale;

  @ApiPropertyOptional({
    enum: SUBSCRIPTION_SOURCES,
    default: 'other',
    description: 'Where on the site',
    example: 'resources',
  })
  @OneOf(SUBSCRIPTION_SOURCES)
  readonly source?: SubscriptionSource;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TRAP_LENGTH,
    description: 'People do not see this field: whatever fills it in is answered the same and not stored',
    example: '',
  })
  @Text(TRAP_LENGTH)
  readonly website?: string | null;
}

export class SubscriptionAcceptedDto {
  @ApiProperty({ enum: ['pending'], example: 'pending', description: 'The same for every address' })
  readonly status!: 'pending';
}

export class LetterLinkDto {
  @ApiProperty({
    minLength: 1,
    maxLength: TOKEN_LENGTH,
    description: '`token` of the link in the letter',
    example: LINK_TOKEN,
  })
  @Text(TOKEN_LENGTH)
  @Rule('newsletter_link_invalid', (value) => typeof value === 'string' && value !== '')
  readonly token!: string;
}

/** Whatever stands there is answered the same; only what is no text is refused. */
export class LeavingLinkDto {
  @ApiProperty({ description: '`token` of the link in the letter', example: LINK_TOKEN })
  @Rule('newsletter_link_invalid', (value) => typeof value === 'string')
  readonly token!: string;
}

export class SubscriptionConfirmedDto {
  @ApiProperty({ enum: ['confirmed'], example: 'confirmed' })
  readonly status!: 'confirmed';
}

export class SubscriptionEndedDto {
  @ApiProperty({ enum: ['unsubscribed'], example: 'unsubscribed' })
  readonly status!: 'unsubscribed';
}
