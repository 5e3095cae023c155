import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MayBeEmpty, OneOf, RequiredText, Rule, Text } from '@site/api-platform/http';
import { isEmail, isOneLine, LOCALES, QUOTE_DETAILS, TEXT_LIMITS } from '@site/vocabulary';
import type { Locale, QuoteDetail } from '@site/vocabulary';
import type { MessageDraft } from '../../domain/contact-message';
import type { SpamSignals } from '../../domain/spam-score';

/** What the hidden field may hold: whoever fills it in is not told so by a refusal. */
const WEBSITE_LENGTH = 2_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const OneLine = (): PropertyDecorator =>
  Rule('one_line_expected', (value) => !isText(value) || isOneLine(value));

/** One more line of a request for a quote; the message begins with it. */
function Detail(example: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: TEXT_LIMITS.quote_detail,
      description: 'Of a request for a quote: the stored message begins with it',
      example,
    }),
    Text(TEXT_LIMITS.quote_detail),
    OneLine(),
  ) as PropertyDecorator;
}

/** The contact form; names of §3, wording of §5. */
export class ContactMessageInput {
  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.full_name, example: 'Awa Koné' })
  @RequiredText('contact_name_required', TEXT_LIMITS.full_name)
  @OneLine()
  readonly nom!: string;

  @ApiProperty({ format: 'email', minLength: 5, maxLength: TEXT_LIMITS.email, example: 'awa@example.org' })
  @Text(TEXT_LIMITS.email)
  @OneLine()
  @Rule('contact_email_required', (value) => isText(value) && isEmail(value))
  readonly email!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.message,
    example: 'Bonjour, nous préparons une étude du bassin. Pouvez-vous nous appeler ?',
  })
  @RequiredText('contact_message_required', TEXT_LIMITS.message)
  readonly message!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.organisation,
    example: 'Mairie',
  })
  @Text(TEXT_LIMITS.organisation)
  @OneLine()
  readonly organisation?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: TEXT_LIMITS.telephone })
  @Text(TEXT_LIMITS.telephone)
  @OneLine()
  readonly telephone?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.subject,
    description: 'Absent, null or empty: none. Given, it must say something',
    example: 'Partenariat',
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.subject)
  @OneLine()
  @Rule('contact_subject_required', (value) => isText(value) && value.trim() !== '')
  readonly sujet?: string | null;

  @Detail('Eau et WASH')
  readonly domaine?: string | null;

  @Detail('Korhogo')
  readonly lieu?: string | null;

  @Detail('Avant la saison des pluies')
  readonly echeance?: string | null;

  @ApiPropertyOptional({
    enum: LOCALES,
    description: 'Language in which the visitor read the site; absent, that of the request',
    example: 'fr',
  })
  @OneOf(LOCALES)
  readonly language?: Locale;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: WEBSITE_LENGTH,
    description:
      'A field that people do not see. What is filled in here is filed as spam, and accepted all the same',
    example: '',
  })
  @Text(WEBSITE_LENGTH)
  readonly website?: string | null;

  @ApiPropertyOptional({
    type: 'number',
    description:
      'Seconds between opening the form and sending it; anything that is no number counts as absent',
    example: 42,
  })
  @Rule('value_invalid', () => true)
  readonly seconds?: unknown;
}

export class MessageAcceptedDto {
  @ApiProperty({ enum: ['accepted'], example: 'accepted', description: 'The same for every message' })
  readonly status!: 'accepted';
}

export function draftOf(input: ContactMessageInput, spoken: Locale): MessageDraft {
  return {
    nom: input.nom,
    email: input.email,
    organisation: input.organisation ?? '',
    telephone: input.telephone ?? '',
    sujet: input.sujet ?? '',
    details: detailsOf(input),
    message: input.message,
    language: input.language ?? spoken,
  };
}

/** The firm reads French: so do the names of what was said besides. */
const DETAIL_NAMES: Readonly<Record<QuoteDetail, string>> = {
  domaine: 'Domaine',
  lieu: 'Lieu',
  echeance: 'Échéance',
};

function detailsOf(input: ContactMessageInput): string {
  const details = QUOTE_DETAILS.flatMap((name) => {
    const said = input[name]?.trim();
    return said ? [`${DETAIL_NAMES[name]} : ${said}`] : [];
  });
  return details.length === 0 ? '' : `${details.join('\n')}\n\n`;
}

export function spamSignalsOf({ website, seconds }: ContactMessageInput): SpamSignals {
  const counted = isText(seconds) && seconds.trim() === '' ? Number.NaN : Number(seconds ?? Number.NaN);
  return { website: website ?? '', seconds: Number.isFinite(counted) ? counted : undefined };
}
