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
import { ProjectService } from '../../application/project.service';
import { PROJECT_SORTS, ProjectReader } from '../persistence/project.reader';
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
  @ApiOperation({ summary: 'Projects, newest first or sorted' })
  @AnswersList(ProjectListDto)
  async listProjects(@Query() query: ProjectListQuery): Promise<ProjectListDto> {
    const { category, status } = query;
    return listAnswer(await this.reader.list({ ...pageRequest(query, PROJECT_SORTS), category, status }));
  }

  @Get(':id')
  @Public()
  @Keep('projects')
  @ApiOperation({ summary: 'One project' })
  @AnswersRecord(ProjectDto)
  async getProject(
    @Param('id', RecordIdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const found = await this.reader.one(id);
    if (found === undefined)
      throw new DomainError('not_found', { removed: await this.reader.wasRemoved(id) });
    response.setHeader('ETag', versionTag(found.version));
    return found.project;
  }

  @Post()
  @AdministratorOnly()
  @ApiOperation({ summary: 'Publish a project' })
  @CreatesRecord(ProjectDto, '/api/v1/projects')
  async createProject(
    @Body() input: ProjectInput,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const project = await this.service.publish(draftOf(input), userId);
    response.setHeader('ETag', versionTag(project.version));
    response.setHeader('Location', `/api/v1/projects/${project.id}`);
    return wireOf(project);
  }

  @Put(':id')
  @AdministratorOnly()
  @ApiOperation({
    summary: 'Revise a project',
    description:
      'Replaces the whole record: every field is written as it is sent, and an absent `image_url` removes the image.',
  })
  @RevisesRecord(ProjectDto)
  async reviseProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() input: ProjectRevision,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProjectDto> {
    const project = await this.service.revise(id, draftOf(input), seen, userId);
    response.setHeader('ETag', versionTag(project.version));
    return wireOf(project);
  }

  @Delete(':id')
  @AdministratorOnly()
  @ApiOperation({ summary: 'Remove a project' })
  @RemovesRecord()
  async removeProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
  ): Promise<void> {
    await this.service.withdraw(id, seen);
  }
}
