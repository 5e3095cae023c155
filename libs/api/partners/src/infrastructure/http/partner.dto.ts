import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListQuery, MayBeEmpty, NextCursor, RequiredText, Rule, SortedBy, Text } from '@site/api-platform';
import { DEFAULT_PROJECTS_COUNT, MAX_PROJECTS_COUNT, projectsCountOf, TEXT_LIMITS } from '@site/vocabulary';
import { leadsToWebsite, type Partner, type PartnerDraft } from '../../domain/partner';
import { PARTNER_SORTS, type PartnerRow } from '../persistence/partner.reader';

/** What a client writes of a partner; names of §3, wording of §5. */
export class PartnerInput {
  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.name, example: 'Fonds imaginaire pour l’eau' })
  @RequiredText('name_required', TEXT_LIMITS.name)
  readonly name!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.type, example: 'ONG' })
  @RequiredText('type_required', TEXT_LIMITS.type)
  readonly type!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.country, example: 'Côte d’Ivoire' })
  @RequiredText('country_required', TEXT_LIMITS.country)
  readonly country!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.description,
    example: 'Finance des points d’eau villageois.',
  })
  @RequiredText('description_fr_required', TEXT_LIMITS.description)
  readonly description_fr!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.description, example: 'Funds village water points.' })
  @RequiredText('description_en_required', TEXT_LIMITS.description)
  readonly description_en!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.url,
    description: '`url` of an uploaded file of the bucket `partner-logos`; null or empty for none',
    example: null,
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.url)
  readonly logo_url?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.url,
    description: 'Absolute address, http or https, without a name and password in it; null or empty for none',
    example: 'https://partner.example',
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.url)
  @Rule('website_url_invalid', (value) => typeof value === 'string' && leadsToWebsite(value))
  readonly website_url?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: MAX_PROJECTS_COUNT,
    default: DEFAULT_PROJECTS_COUNT,
    description: 'A number, or text that is one; what is not numeric, null or absent counts as 0',
    example: 4,
  })
  @Rule('count_invalid', (value) => projectsCountOf(value) !== undefined, { max: MAX_PROJECTS_COUNT })
  readonly projects_count?: unknown;
}

export class PartnerDto implements PartnerRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ example: 'Fonds imaginaire pour l’eau' }) readonly name!: string;
  @ApiProperty({ example: 'ONG' }) readonly type!: string;
  @ApiProperty({ example: 'Côte d’Ivoire' }) readonly country!: string;
  @ApiProperty({ example: 'Finance des points d’eau villageois.' }) readonly description_fr!: string;
  @ApiProperty({ example: 'Funds village water points.' }) readonly description_en!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri-reference',
    description: 'Address relative to the root of the site',
    example: '/files/partner-logos/0f3c9a5e7b1d4826a0c4e8f2b6d91357.png',
  })
  readonly logo_url!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'uri', example: 'https://partner.example' })
  readonly website_url!: string | null;
  @ApiProperty({ type: 'integer', example: 4 }) readonly projects_count!: number;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' }) readonly created_at!: string;
}

export class PartnerListDto {
  @ApiProperty({ type: [PartnerDto] }) readonly items!: PartnerDto[];
  @ApiProperty({ type: 'integer', description: 'Partners that match, on all pages', example: 1 })
  readonly total!: number;
  @NextCursor() readonly next_cursor!: string | null;
}

export class PartnerListQuery extends ListQuery {
  @SortedBy(PARTNER_SORTS)
  declare readonly sort?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.type, description: 'Only partners of this type' })
  @Text(TEXT_LIMITS.type)
  readonly type?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.country, description: 'Only partners of this country' })
  @Text(TEXT_LIMITS.country)
  readonly country?: string;
}

export function draftOf(input: PartnerInput): PartnerDraft {
  return {
    name: input.name,
    type: input.type,
    country: input.country,
    description: { fr: input.description_fr, en: input.description_en },
    logoUrl: input.logo_url || null,
    websiteUrl: input.website_url || null,
    projectsCount: projectsCountOf(input.projects_count) ?? Number.NaN,
  };
}

export function wireOf(partner: Partner): PartnerDto {
  return {
    id: partner.id,
    name: partner.name,
    type: partner.type,
    country: partner.country,
    description_fr: partner.description.fr,
    description_en: partner.description.en,
    logo_url: partner.logoUrl,
    website_url: partner.websiteUrl,
    projects_count: partner.projectsCount,
    created_at: partner.createdAt.toISOString().replace('Z', '000Z'),
  };
}
