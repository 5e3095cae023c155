import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { RecordQuery, type Readership } from '@site/api-platform/content';
import { SlugPipe, type Versioned } from '@site/api-platform/http';
import { AnswersPublicRecord, ForReadership, ReadByAnyone } from '@site/api-platform/openapi';
import { NewsReader, type NewsItemRow } from '../persistence/news.reader';
import { NewsItemDto } from './news-item.dto';

@ApiTags('news')
@Controller('news/by-slug')
export class NewsBySlugController {
  constructor(private readonly reader: NewsReader) {}

  @Get(':slug')
  @ReadByAnyone('news')
  @ApiOperation({ summary: 'The news item of a page' })
  @ApiParam({ name: 'slug', description: '`slug` of the item', example: 'ouverture-du-chantier-de-la-digue' })
  @AnswersPublicRecord(NewsItemDto)
  getNewsItemBySlug(
    @Param('slug', SlugPipe) slug: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<NewsItemRow>> {
    return this.reader.get(slug, readership, text, 'slug');
  }
}
