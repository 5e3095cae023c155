import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import {
  AdministratorOnly,
  AnswersList,
  AnswersRecord,
  CreatesRecord,
  CurrentCaller,
  Keep,
  listAnswer,
  pageRequest,
  Public,
  RecordIdPipe,
  RemovesRecord,
  RevisesRecord,
  SeenVersion,
  versionTag,
  type Caller,
} from '@site/api-platform';
import type { Response } from 'express';
import { PublicationService } from '../../application/publication.service';
import { PUBLICATION_SORTS, PublicationReader } from '../persistence/publication.reader';
import {
  draftOf,
  PublicationDto,
  PublicationInput,
  PublicationListDto,
  PublicationListQuery,
  wireOf,
} from './publication.dto';

@ApiTags('publications')
@Controller('publications')
export class PublicationsController {
  constructor(
    private readonly service: PublicationService,
    private readonly reader: PublicationReader,
  ) {}

  @Get()
  @Public()
  @Keep('publications')
  @ApiOperation({ summary: 'Publications, newest first or sorted' })
  @AnswersList(PublicationListDto)
  async listPublications(@Query() query: PublicationListQuery): Promise<PublicationListDto> {
    const { type, category, language } = query;
    return listAnswer(
      await this.reader.list({ ...pageRequest(query, PUBLICATION_SORTS), type, category, language }),
    );
  }

  @Get(':id')
  @Public()
  @Keep('publications')
  @ApiOperation({ summary: 'One publication' })
  @AnswersRecord(PublicationDto)
  async getPublication(
    @Param('id', RecordIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicationDto> {
    const found = await this.reader.one(id);
    if (found === undefined)
      throw new DomainError('not_found', { removed: await this.reader.wasRemoved(id) });
    response.setHeader('ETag', versionTag(found.version, found.publication.downloads));
    return found.publication;
  }

  @Post()
  @AdministratorOnly()
  @ApiOperation({ summary: 'Publish a publication' })
  @CreatesRecord(PublicationDto, '/api/v1/publications')
  async createPublication(
    @Body() input: PublicationInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicationDto> {
    const publication = await this.service.publish(draftOf(input), userId);
    response.setHeader('ETag', versionTag(publication.version, publication.downloads));
    response.setHeader('Location', `/api/v1/publications/${publication.id}`);
    return wireOf(publication);
  }

  @Put(':id')
  @AdministratorOnly()
  @ApiOperation({
    summary: 'Revise a publication',
    description:
      'Replaces the whole record: every field is written as it is sent, and an absent `file_url` removes the file. `downloads` stays.',
  })
  @RevisesRecord(PublicationDto)
  async revisePublication(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: PublicationInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicationDto> {
    const publication = await this.service.revise(id, draftOf(input), seen, userId);
    response.setHeader('ETag', versionTag(publication.version, publication.downloads));
    return wireOf(publication);
  }

  @Delete(':id')
  @AdministratorOnly()
  @ApiOperation({ summary: 'Remove a publication' })
  @RemovesRecord()
  async removePublication(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.withdraw(id, seen);
  }
}
