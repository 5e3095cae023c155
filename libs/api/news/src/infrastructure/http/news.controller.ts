import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { patchedBody, RecordQuery, replacingBody } from '@site/api-platform/content';
import type { Readership, SeenBody } from '@site/api-platform/content';
import { listAnswer, pageRequest, RecordIdPipe, SeenVersion, SlugPipe } from '@site/api-platform/http';
import type { Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersFacets,
  AnswersList,
  AnswersPublicRecord,
  AnswersRecord,
  ChangesRecord,
  CreatesRecord,
  ForReadership,
  ReadByAnyone,
  RemovesRecord,
  ReplacesRecord,
} from '@site/api-platform/openapi';
import { cacheFor } from '@site/api-platform/response-cache';
import { NEWS } from '@site/vocabulary';
import type { Response } from 'express';
import { NewsService } from '../../application/news.service';
import { NEWS_SORTS, NewsReader } from '../persistence/news.reader';
import {
  newsDraftOf,
  NewsFacetQuery,
  NewsFacetsDto,
  NewsItemChanges,
  NewsItemDto,
  NewsItemInput,
  NewsListDto,
  NewsListQuery,
  wireOf,
} from './news-item.dto';

const BESIDES = { writes: ['published_at'] };

@ApiTags('news')
@Controller('news')
export class NewsController {
  constructor(
    private readonly service: NewsService,
    private readonly reader: NewsReader,
  ) {}

  @Get()
  @ReadByAnyone('news')
  @ApiOperation({
    summary: 'News, newest first or sorted',
    description: 'What will be published later is shown to administrators only, and counted for them only.',
  })
  @AnswersList(NewsListDto)
  async listNews(
    @Query() query: NewsListQuery,
    @ForReadership() readership: Readership,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsListDto> {
    const request = { ...pageRequest(query, NEWS_SORTS), visibility: query.visibility, text: query.text };
    const page = await this.reader.list(request, readership);
    if (page.holds !== undefined) cacheFor(response, page.holds);
    return listAnswer(page);
  }

  @Get('facets')
  @ReadByAnyone('news')
  @ApiOperation({ summary: 'How many news items there are of each value that lists are filtered by' })
  @AnswersFacets(NewsFacetsDto)
  getNewsItemFacets(
    @Query() query: NewsFacetQuery,
    @ForReadership() readership: Readership,
  ): Promise<NewsFacetsDto> {
    return this.reader.facets(query, readership);
  }

  @Get(':id')
  @ReadByAnyone('news')
  @ApiOperation({ summary: 'One news item' })
  @AnswersRecord(NewsItemDto)
  async getNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<NewsItemDto>> {
    return this.reader.get(id, readership, text);
  }

  @Get('by-slug/:slug')
  @ReadByAnyone('news')
  @ApiOperation({ summary: 'The news item of a page' })
  @ApiParam({ name: 'slug', description: '`slug` of the item', example: 'ouverture-du-chantier-de-la-digue' })
  @AnswersPublicRecord(NewsItemDto)
  async getNewsItemBySlug(
    @Param('slug', SlugPipe) slug: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<NewsItemDto>> {
    return this.reader.get(slug, readership, text, 'slug');
  }

  @Post()
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Publish a news item' })
  @CreatesRecord(NewsItemDto, '/api/v1/news')
  async createNewsItem(
    @Body() input: NewsItemInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<NewsItemDto>> {
    const item = await this.service.editing.publish(newsDraftOf(input), userId);
    return { value: wireOf(item), version: item.version };
  }

  @Put(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ReplacesRecord(NewsItemDto, NewsItemInput, {
    summary: 'Replace a news item',
    absent: 'an absent `image_url` removes the image, an absent `published_at` is now',
  })
  async replaceNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() sent: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NewsItemDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await replacingBody(NEWS, NewsItemInput, standing, sent, seen, BESIDES), caller);
  }

  @Patch(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ChangesRecord(NewsItemDto, NewsItemChanges, { summary: 'Update some of a news item' })
  async updateNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() changes: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NewsItemDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await patchedBody(NEWS, NewsItemInput, standing, changes, seen, BESIDES), caller);
  }

  @Delete(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Delete a news item' })
  @RemovesRecord()
  async deleteNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.editing.withdraw(id, seen, userId);
  }

  private async replace(
    id: string,
    { body, seen }: SeenBody<NewsItemInput>,
    { userId }: Caller,
  ): Promise<Versioned<NewsItemDto>> {
    const item = await this.service.editing.revise(id, newsDraftOf(body), seen, userId);
    return { value: wireOf(item), version: item.version };
  }
}
