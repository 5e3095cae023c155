import { ApiProperty } from '@nestjs/swagger';
import { listOf } from '@site/api-platform/content';
import { ID, MOMENT, RequiredText, Rule, utcOf } from '@site/api-platform/http';
import { API_KEY_LIMITS, API_KEY_SCOPES, type ApiKeyScope } from '@site/vocabulary';

const NO_MOMENT = { ...MOMENT, nullable: true };
const SCOPES = {
  enum: API_KEY_SCOPES,
  isArray: true,
  description:
    '`read`: also what is hidden from visitors; `content:write`: make, change and remove records, ' +
    'and read them as `read` does; `files:write`: upload, describe, replace and remove files; `messages:read`: what visitors wrote',
  example: ['read'],
};

const isScopes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((one) => API_KEY_SCOPES.some((scope) => scope === one));

const isMoment = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && momentOf(value) !== undefined);
const isPast = (value: unknown): boolean =>
  typeof value === 'string' && Date.parse(momentOf(value) ?? '') <= Date.now();

/** A moment without its seconds is one, too. */
export const momentOf = (text: string): string | undefined => utcOf(text.replace(/(T\d\d:\d\d)Z$/, '$1:00Z'));

export class ApiKeyInput {
  @ApiProperty({ minLength: 1, maxLength: API_KEY_LIMITS.name, example: 'Site of our partner' })
  @RequiredText('name_required', API_KEY_LIMITS.name)
  readonly name!: string;

  @ApiProperty({ ...SCOPES, minItems: 1, uniqueItems: true })
  @Rule('options_expected', isScopes, { options: API_KEY_SCOPES.join(', ') })
  readonly scopes!: ApiKeyScope[];

  @ApiProperty({
    ...NO_MOMENT,
    required: false,
    description: 'A moment to come, from which on it opens nothing; null or absent: never',
  })
  @Rule('moment_invalid', isMoment)
  @Rule('moment_past', (value) => !isPast(value))
  readonly expires_at?: string | null;
}

export class ApiKeyDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ example: 'Site of our partner' }) readonly name!: string;
  @ApiProperty({ description: 'How the key begins', example: 'site_key_Qm3x9A' }) readonly hint!: string;
  @ApiProperty(SCOPES) readonly scopes!: ApiKeyScope[];
  @ApiProperty({
    description: 'Name of the administrator who made it; it opens nothing once he is none any more',
    example: 'Awa Koné',
  })
  readonly made_by!: string;
  @ApiProperty(MOMENT) readonly created_at!: string;
  @ApiProperty(NO_MOMENT) readonly expires_at!: string | null;
  @ApiProperty({ ...NO_MOMENT, description: 'To the minute; null: never' }) readonly last_used_at!:
    string | null;
}

export class MadeApiKeyDto extends ApiKeyDto {
  @ApiProperty({
    description: 'The key itself, shown only now: `Authorization: Bearer …`',
    example: 'site_key_Qm3x9AkbVdTq0m5cXw7Yb1Nn8uRz2LhJ4sFaGeP6oQi',
  })
  readonly secret!: string;
}

export class ApiKeyListDto extends listOf(ApiKeyDto) {}
