import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { DomainError, type SeenVersions } from '@site/api-kernel';
import {
  AdministratorOnly,
  decodeCursor,
  encodeCursor,
  ETAG_HEADER,
  Idempotent,
  Keep,
  LOCATION_HEADER,
  NamesRecord,
  NeedsSeenVersion,
  pageSize,
  Problems,
  Public,
  RecordIdPipe,
  Revalidated,
  SeenVersion,
  versionTag,
} from '@site/api-platform';
import type { Response } from 'express';
import { ProjectService } from '../../application/project.service';
import { ProjectReader } from '../persistence/project.reader';
import {
  draftOf,
  ProjectDto,
  ProjectInput,
  ProjectListDto,
  ProjectListQuery,
  ProjectRevision,
  wireOf,
} from './project.dto';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly service: ProjectService,
    private readonly reader: ProjectReader,
  ) {}

  @Get()
  @Public()
  @Keep('projects')
  @ApiOperation({ summary: 'Projects, newest first' })
  @ApiOkResponse({
    type: ProjectListDto,
    description: 'A page of the projects that match',
    headers: ETAG_HEADER,
  })
  @Revalidated()
  @Problems('invalid_parameter', 'dependency_unavailable')
  async listProjects(@Query() query: ProjectListQuery): Promise<ProjectListDto> {
    const { items, total, next } = await this.reader.newestFirst({
      size: pageSize(query),
      after: decodeCursor(query.cursor),
      search: query.q,
      category: query.category,
      status: query.status,
    });
    return { items, total, next_cursor: next === undefined ? null : encodeCursor(next) };
  }

  @Get(':id')
  @Public()
  @Keep('projects')
  @ApiOperation({ summary: 'One project' })
  @NamesRecord()
  @ApiOkResponse({ type: ProjectDto, description: 'The project', headers: ETAG_HEADER })
  @Revalidated()
  @Problems('not_found', 'dependency_unavailable')
  async getProject(
    @Param('id', RecordIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const found = await this.reader.one(id);
    if (found === undefined) throw new DomainError('not_found');
    response.setHeader('ETag', versionTag(found.version));
    return found.project;
  }

  @Post()
  @AdministratorOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Publish a project' })
  @ApiCreatedResponse({
    type: ProjectDto,
    description: 'The project as published',
    headers: { ...ETAG_HEADER, ...LOCATION_HEADER },
  })
  @Problems(
    'malformed_json',
    'validation_failed',
    'unknown_field',
    'unsupported_media_type',
    'payload_too_large',
  )
  async createProject(
    @Body() input: ProjectInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const project = await this.service.publish(draftOf(input));
    response.setHeader('ETag', versionTag(project.version));
    response.setHeader('Location', `/api/v1/projects/${project.id}`);
    return wireOf(project);
  }

  @Put(':id')
  @AdministratorOnly()
  @NeedsSeenVersion()
  @ApiOperation({
    summary: 'Revise a project',
    description:
      'Replaces the whole record: every field is written as it is sent, and an absent `image_url` removes the image.',
  })
  @NamesRecord()
  @ApiOkResponse({ type: ProjectDto, description: 'The project as revised', headers: ETAG_HEADER })
  @Problems(
    'not_found',
    'malformed_json',
    'validation_failed',
    'unknown_field',
    'unsupported_media_type',
    'payload_too_large',
  )
  async reviseProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: ProjectRevision,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const project = await this.service.revise(id, draftOf(input), seen);
    response.setHeader('ETag', versionTag(project.version));
    return wireOf(project);
  }

  @Delete(':id')
  @AdministratorOnly()
  @NeedsSeenVersion()
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a project' })
  @NamesRecord()
  @ApiNoContentResponse({ description: 'The project is gone' })
  @Problems('not_found')
  async removeProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.withdraw(id, seen);
  }
}
