import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListQuery, MayBeEmpty, NextCursor, RequiredText, SortedBy, Text } from '@site/api-platform';
import { PUBLICATION_LANGUAGES, TEXT_LIMITS } from '@site/vocabulary';
import type { Publication, PublicationDraft } from '../../domain/publication';
import { PUBLICATION_SORTS, type PublicationRow } from '../persistence/publication.reader';

/** What a client writes of a publication; names of §3, wording of §5. */
export class PublicationInput {
  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Guide des points d’eau' })
  @RequiredText('title_fr_required', TEXT_LIMITS.title)
  readonly title_fr!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Guide to water points' })
  @RequiredText('title_en_required', TEXT_LIMITS.title)
  readonly title_en!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.description,
    example: 'Choisir, construire et entretenir un point d’eau.',
  })
  @RequiredText('description_fr_required', TEXT_LIMITS.description)
  readonly description_fr!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.description,
    example: 'Choosing, building and maintaining a water point.',
  })
  @RequiredText('description_en_required', TEXT_LIMITS.description)
  readonly description_en!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.type, example: 'Guide' })
  @RequiredText('type_required', TEXT_LIMITS.type)
  readonly type!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.category, example: 'WASH' })
  @RequiredText('category_required', TEXT_LIMITS.category)
  readonly category!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.language,
    description: `Language of the document; the form offers ${PUBLICATION_LANGUAGES.join(', ')}`,
    example: 'FR',
  })
  @RequiredText('language_required', TEXT_LIMITS.language)
  readonly language!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.date, description: 'Free text', example: '2024' })
  @RequiredText('date_required', TEXT_LIMITS.date)
  readonly date!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.url,
    description: '`url` of an uploaded file of the bucket `publications`; null or empty for none',
    example: null,
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.url)
  readonly file_url?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.file_size,
    description:
      'Size of a document that is not here; of an uploaded file its own size is stored, whatever is sent. ' +
      'Null or empty for none',
    example: '1.25 MB',
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.file_size)
  readonly file_size?: string | null;
}

export class PublicationDto implements PublicationRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({ example: 'Guide des points d’eau' }) readonly title_fr!: string;
  @ApiProperty({ example: 'Guide to water points' }) readonly title_en!: string;
  @ApiProperty({ example: 'Choisir, construire et entretenir un point d’eau.' })
  readonly description_fr!: string;
  @ApiProperty({ example: 'Choosing, building and maintaining a water point.' })
  readonly description_en!: string;
  @ApiProperty({ example: 'Guide' }) readonly type!: string;
  @ApiProperty({ example: 'WASH' }) readonly category!: string;
  @ApiProperty({ example: 'FR' }) readonly language!: string;
  @ApiProperty({ example: '2024' }) readonly date!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri-reference',
    description: 'Address relative to the root of the site; visitors are sent to `download`, which counts',
    example: '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf',
  })
  readonly file_url!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '1.25 MB' }) readonly file_size!: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Completed downloads', example: 17 })
  readonly downloads!: number;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' }) readonly created_at!: string;
}

export class PublicationListDto {
  @ApiProperty({ type: [PublicationDto] }) readonly items!: PublicationDto[];
  @ApiProperty({ type: 'integer', description: 'Publications that match, on all pages', example: 1 })
  readonly total!: number;
  @NextCursor() readonly next_cursor!: string | null;
}

export class PublicationListQuery extends ListQuery {
  @SortedBy(PUBLICATION_SORTS)
  declare readonly sort?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.type, description: 'Only publications of this type' })
  @Text(TEXT_LIMITS.type)
  readonly type?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.category, description: 'Only publications of this category' })
  @Text(TEXT_LIMITS.category)
  readonly category?: string;

  @ApiPropertyOptional({ maxLength: TEXT_LIMITS.language, description: 'Only publications in this language' })
  @Text(TEXT_LIMITS.language)
  readonly language?: string;
}

export function draftOf(input: PublicationInput): PublicationDraft {
  return {
    title: { fr: input.title_fr, en: input.title_en },
    description: { fr: input.description_fr, en: input.description_en },
    type: input.type,
    category: input.category,
    language: input.language,
    date: input.date,
    fileUrl: input.file_url || null,
    fileSize: input.file_size?.trim() ? input.file_size : null,
  };
}

export function wireOf(publication: Publication): PublicationDto {
  return {
    id: publication.id,
    title_fr: publication.title.fr,
    title_en: publication.title.en,
    description_fr: publication.description.fr,
    description_en: publication.description.en,
    type: publication.type,
    category: publication.category,
    language: publication.language,
    date: publication.date,
    file_url: publication.fileUrl,
    file_size: publication.fileSize,
    downloads: publication.downloads,
    created_at: publication.createdAt.toISOString().replace('Z', '000Z'),
  };
}
