import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import { draftOf, listRequest, patchedBody, RecordQuery, replacingBody } from '@site/api-platform/content';
import type { Readership, SeenBody } from '@site/api-platform/content';
import { listAnswer, RecordIdPipe, SeenVersion, type Versioned } from '@site/api-platform/http';
import {
  AdministratorOnly,
  AnswersFacets,
  AnswersList,
  AnswersRecord,
  ChangesRecord,
  CreatesRecord,
  ForReadership,
  ReadByAnyone,
  RemovesRecord,
  ReplacesRecord,
} from '@site/api-platform/openapi';
import { PUBLICATIONS } from '@site/vocabulary';
import { PublicationService } from '../../application/publication.service';
import { PUBLICATION_SORTS, PublicationReader } from '../persistence/publication.reader';
import {
  PublicationFacetQuery,
  PublicationFacetsDto,
  PublicationChanges,
  PublicationDto,
  PublicationInput,
  PublicationListDto,
  PublicationListQuery,
  answerOf,
} from './publication.dto';

const BESIDES = { counts: ['downloads'] };

@ApiTags('publications')
@Controller('publications')
export class PublicationsController {
  constructor(
    private readonly service: PublicationService,
    private readonly reader: PublicationReader,
  ) {}

  @Get()
  @ReadByAnyone('publications')
  @ApiOperation({ summary: 'Publications, newest first or sorted' })
  @AnswersList(PublicationListDto)
  async listPublications(
    @Query() query: PublicationListQuery,
    @ForReadership() readership: Readership,
  ): Promise<PublicationListDto> {
    return listAnswer(
      await this.reader.list(listRequest(PUBLICATIONS, query, PUBLICATION_SORTS), readership),
    );
  }

  @Get('facets')
  @ReadByAnyone('publications')
  @ApiOperation({ summary: 'How many publications there are of each value that lists are filtered by' })
  @AnswersFacets(PublicationFacetsDto)
  getPublicationFacets(
    @Query() query: PublicationFacetQuery,
    @ForReadership() readership: Readership,
  ): Promise<PublicationFacetsDto> {
    return this.reader.facets(query, readership);
  }

  @Get(':id')
  @ReadByAnyone('publications')
  @ApiOperation({ summary: 'One publication' })
  @AnswersRecord(PublicationDto)
  async getPublication(
    @Param('id', RecordIdPipe) id: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<PublicationDto>> {
    const found = await this.reader.get(id, readership, text);
    return { ...found, count: found.value.downloads + (found.count ?? 0) };
  }

  @Post()
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Publish a publication' })
  @CreatesRecord(PublicationDto, '/api/v1/publications')
  async createPublication(
    @Body() input: PublicationInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<PublicationDto>> {
    const publication = await this.service.editing.publish(draftOf(PUBLICATIONS, input), userId);
    return answerOf(publication);
  }

  @Put(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ReplacesRecord(PublicationDto, PublicationInput, {
    summary: 'Replace a publication',
    absent:
      'every field is written as it is sent, and an absent `file_url` removes the file. `downloads` stays',
  })
  async replacePublication(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() sent: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<PublicationDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(
      id,
      await replacingBody(PUBLICATIONS, PublicationInput, standing, sent, seen, BESIDES),
      caller,
    );
  }

  @Patch(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ChangesRecord(PublicationDto, PublicationChanges, { summary: 'Update some of a publication' })
  async updatePublication(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() changes: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<PublicationDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(
      id,
      await patchedBody(PUBLICATIONS, PublicationInput, standing, changes, seen, BESIDES),
      caller,
    );
  }

  @Delete(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Delete a publication' })
  @RemovesRecord()
  async deletePublication(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.editing.withdraw(id, seen, userId);
  }

  private async replace(
    id: string,
    { body, seen }: SeenBody<PublicationInput>,
    { userId }: Caller,
  ): Promise<Versioned<PublicationDto>> {
    const publication = await this.service.editing.revise(id, draftOf(PUBLICATIONS, body), seen, userId);
    return answerOf(publication);
  }
}
