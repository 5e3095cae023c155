import { applyDecorators, Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import {
  AdministratorOnly,
  AnswersList,
  AnswersPublicRecord,
  AnswersRecord,
  BEARER,
  CreatesRecord,
  CurrentCaller,
  Keep,
  keepFor,
  listAnswer,
  MaybeCaller,
  pageRequest,
  Problems,
  PublicRecognising,
  RecordIdPipe,
  RemovesRecord,
  RevisesRecord,
  SeenVersion,
  SlugPipe,
  versionTag,
  type Caller,
} from '@site/api-platform';
import { ADMIN_ROLE } from '@site/vocabulary';
import type { Response } from 'express';
import { NewsService } from '../../application/news.service';
import { NEWS_SORTS, NewsReader, type NewsKey, type Readership } from '../persistence/news.reader';
import { draftOf, NewsItemDto, NewsItemInput, NewsListDto, NewsListQuery, wireOf } from './news-item.dto';

/** Anyone may read; who sends the token of an administrator reads what is not public yet, too. */
const ReadByAnyone = () =>
  applyDecorators(
    PublicRecognising(),
    ApiBearerAuth(BEARER),
    ApiSecurity({}),
    Problems(
      'token_invalid',
      'token_expired',
      'session_revoked',
      'session_expired',
      'dependency_unavailable',
    ),
  );

const readershipOf = (caller: Caller | undefined): Readership =>
  caller?.roles.includes(ADMIN_ROLE) === true ? 'editors' : 'visitors';

@ApiTags('news')
@Controller('news')
export class NewsController {
  constructor(
    private readonly service: NewsService,
    private readonly reader: NewsReader,
  ) {}

  @Get()
  @ReadByAnyone()
  @Keep('news')
  @ApiOperation({
    summary: 'News, newest first or sorted',
    description: 'What will be published later is shown to administrators only, and counted for them only.',
  })
  @AnswersList(NewsListDto)
  async listNews(
    @Query() query: NewsListQuery,
    @MaybeCaller() caller: Caller | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsListDto> {
    const request = { ...pageRequest(query, NEWS_SORTS), visibility: query.visibility };
    const page = await this.reader.list(request, readershipOf(caller));
    if (page.holds !== undefined) keepFor(response, page.holds);
    return listAnswer(page);
  }

  @Get(':id')
  @ReadByAnyone()
  @Keep('news')
  @ApiOperation({ summary: 'One news item' })
  @AnswersRecord(NewsItemDto)
  async getNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @MaybeCaller() caller: Caller | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsItemDto> {
    return this.found('id', id, caller, response);
  }

  @Get('by-slug/:slug')
  @ReadByAnyone()
  @Keep('news')
  @ApiOperation({ summary: 'The news item of a page' })
  @ApiParam({ name: 'slug', description: '`slug` of the item', example: 'ouverture-du-chantier-de-la-digue' })
  @AnswersPublicRecord(NewsItemDto)
  async getNewsItemBySlug(
    @Param('slug', SlugPipe) slug: string,
    @MaybeCaller() caller: Caller | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsItemDto> {
    return this.found('slug', slug, caller, response);
  }

  @Post()
  @AdministratorOnly()
  @ApiOperation({ summary: 'Publish a news item' })
  @CreatesRecord(NewsItemDto, '/api/v1/news')
  async createNewsItem(
    @Body() input: NewsItemInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsItemDto> {
    const item = await this.service.publish(draftOf(input), userId);
    response.setHeader('ETag', versionTag(item.version));
    response.setHeader('Location', `/api/v1/news/${item.id}`);
    return wireOf(item);
  }

  @Put(':id')
  @AdministratorOnly()
  @ApiOperation({
    summary: 'Revise a news item',
    description:
      'Replaces the whole record: an absent `image_url` removes the image, an absent `published_at` is now.',
  })
  @RevisesRecord(NewsItemDto)
  async reviseNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: NewsItemInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsItemDto> {
    const item = await this.service.revise(id, draftOf(input), seen, userId);
    response.setHeader('ETag', versionTag(item.version));
    return wireOf(item);
  }

  @Delete(':id')
  @AdministratorOnly()
  @ApiOperation({ summary: 'Remove a news item' })
  @RemovesRecord()
  async removeNewsItem(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.withdraw(id, seen);
  }

  private async found(
    by: NewsKey,
    name: string,
    caller: Caller | undefined,
    response: Response,
  ): Promise<NewsItemDto> {
    const found = await this.reader.one(by, name, readershipOf(caller));
    if (found === undefined) {
      throw new DomainError('not_found', { removed: await this.reader.wasRemoved(by, name) });
    }
    response.setHeader('ETag', versionTag(found.version));
    return found.item;
  }
}
