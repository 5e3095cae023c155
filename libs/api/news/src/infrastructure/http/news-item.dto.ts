import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListQuery, MayBeEmpty, NextCursor, RequiredText, Rule, SortedBy, Text } from '@site/api-platform';
import { TEXT_LIMITS } from '@site/vocabulary';
import type { NewsItem, NewsItemDraft } from '../../domain/news-item';
import { isPublicationDate } from '../../domain/publication-date';
import { NEWS_SORTS, VISIBILITIES, type NewsItemRow, type Visibility } from '../persistence/news.reader';

/** What a client writes of a news item; names of §3, wording of §5. */
export class NewsItemInput {
  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Ouverture du chantier de la digue' })
  @RequiredText('title_fr_required', TEXT_LIMITS.title)
  readonly title_fr!: string;

  @ApiProperty({ minLength: 1, maxLength: TEXT_LIMITS.title, example: 'Works begin on the embankment' })
  @RequiredText('title_en_required', TEXT_LIMITS.title)
  readonly title_en!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.content,
    example: 'Les travaux commencent lundi et durent six mois.',
  })
  @RequiredText('content_fr_required', TEXT_LIMITS.content)
  readonly content_fr!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_LIMITS.content,
    example: 'Works begin on Monday and last six months.',
  })
  @RequiredText('content_en_required', TEXT_LIMITS.content)
  readonly content_en!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: TEXT_LIMITS.url,
    description: '`url` of an uploaded file of the bucket `news-images`; null or empty for none',
    example: null,
  })
  @MayBeEmpty()
  @Text(TEXT_LIMITS.url)
  readonly image_url?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'When it is published: a day in Africa/Abidjan (`2026-03-01`), or a moment with `Z` or an offset ' +
      '(`2026-03-01T09:00:00Z`). Null, empty or absent: now. Today: now; another day: its midnight; ' +
      'the day that the item has already: unchanged. Visitors do not see it before.',
    example: '2026-03-01',
  })
  @MayBeEmpty()
  @Rule('date_invalid', (value) => typeof value === 'string' && isPublicationDate(value))
  readonly published_at?: string | null;
}

export class NewsItemDto implements NewsItemRow {
  @ApiProperty({ format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' }) readonly id!: string;
  @ApiProperty({
    description: 'Name of its page, from the French title it had first; unique, and never changed',
    example: 'ouverture-du-chantier-de-la-digue',
  })
  readonly slug!: string;
  @ApiProperty({ example: 'Ouverture du chantier de la digue' }) readonly title_fr!: string;
  @ApiProperty({ example: 'Works begin on the embankment' }) readonly title_en!: string;
  @ApiProperty({ example: 'Les travaux commencent lundi et durent six mois.' }) readonly content_fr!: string;
  @ApiProperty({ example: 'Works begin on Monday and last six months.' }) readonly content_en!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uri-reference',
    description: 'Address relative to the root of the site',
    example: '/files/news-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
  })
  readonly image_url!: string | null;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T09:00:00.000000Z' })
  readonly published_at!: string;
}

export class NewsListDto {
  @ApiProperty({ type: [NewsItemDto] }) readonly items!: NewsItemDto[];
  @ApiProperty({ type: 'integer', description: 'News that match, on all pages', example: 1 })
  readonly total!: number;
  @NextCursor() readonly next_cursor!: string | null;
}

export class NewsListQuery extends ListQuery {
  @SortedBy(NEWS_SORTS)
  declare readonly sort?: string;

  @ApiPropertyOptional({
    enum: VISIBILITIES,
    description: 'Only what is public already, or only what will be; visitors never see the latter',
  })
  @Rule('parameter_invalid', (value) => value === undefined || VISIBILITIES.some((one) => one === value))
  readonly visibility?: Visibility;
}

export function draftOf(input: NewsItemInput): NewsItemDraft {
  return {
    title: { fr: input.title_fr, en: input.title_en },
    content: { fr: input.content_fr, en: input.content_en },
    imageUrl: input.image_url || null,
    publishedAt: input.published_at || null,
  };
}

export function wireOf(item: NewsItem): NewsItemDto {
  return {
    id: item.id,
    slug: item.slug,
    title_fr: item.title.fr,
    title_en: item.title.en,
    content_fr: item.content.fr,
    content_en: item.content.en,
    image_url: item.imageUrl,
    published_at: item.publishedAt.toISOString().replace('Z', '000Z'),
  };
}
