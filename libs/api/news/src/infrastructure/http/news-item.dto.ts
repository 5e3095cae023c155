import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CHANGED_AT,
  changesOf,
  draftOf,
  editorialOf,
  facetQueryOf,
  facetsOf,
  inputOf,
  listOf,
  listQueryOf,
  momentText,
  pageOf,
  shownOf,
  recordStateOf,
  valuesOf,
  VERSION,
} from '@site/api-platform/content';
import { MayBeEmpty, MOMENT, Rule } from '@site/api-platform/http';
import { NEWS } from '@site/vocabulary';
import type { NewsItem, NewsItemDraft } from '../../domain/news-item';
import { isPublicationDate, PUBLICATION_DATE_FORM } from '../../domain/publication-date';
import { NEWS_SORTS, NEWS_VISIBILITIES, type NewsItemRow } from '../persistence/news.reader';

/** What a client writes of a news item; names of §3, wording of §5. */
export class NewsItemInput extends inputOf(NEWS) {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'When it is published: a day in Africa/Abidjan (`2026-03-01`), or a moment with `Z` or an offset ' +
      '(`2026-03-01T09:00:00Z`). Null, empty or absent: now. Today: now; another day: its midnight; ' +
      'the day that the item has already: unchanged. Visitors do not see it before.',
    pattern: PUBLICATION_DATE_FORM,
    example: '2026-03-01',
  })
  @MayBeEmpty()
  @Rule('date_invalid', isPublicationDate)
  readonly published_at?: string | null;
}

export class NewsItemChanges extends changesOf(NewsItemInput) {}

export class NewsItemDto extends shownOf(NEWS) {
  @ApiProperty({
    description: 'Name of its page, from the French title it had first; unique, and never changed',
    example: 'ouverture-du-chantier-de-la-digue',
  })
  readonly slug!: string;
  @ApiProperty(MOMENT) readonly published_at!: string;
  @ApiProperty(CHANGED_AT) readonly updated_at!: string;
  @ApiProperty(VERSION) readonly version!: number;
}

export class NewsListDto extends listOf(NewsItemDto) {}

export class NewsListQuery extends listQueryOf(NEWS, NEWS_SORTS, NEWS_VISIBILITIES) {}

export class NewsFacetQuery extends facetQueryOf(NEWS, NEWS_VISIBILITIES) {}

export class NewsFacetsDto extends facetsOf(NEWS) {}

export function newsDraftOf(input: NewsItemInput): NewsItemDraft {
  return { ...draftOf(NEWS, input), publishedAt: input.published_at ?? null };
}

export function wireOf(item: NewsItem): NewsItemRow {
  const { id, slug, publishedAt } = item;
  const published_at = momentText(publishedAt);
  const page = pageOf(NEWS, { id, slug });
  return {
    id,
    slug,
    ...valuesOf(NEWS, item),
    ...editorialOf(item),
    published_at,
    ...recordStateOf(item),
    ...page,
  };
}
