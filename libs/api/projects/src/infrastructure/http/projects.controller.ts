import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SeenVersions } from '@site/api-kernel';
import { CurrentCaller, type Caller } from '@site/api-platform/access';
import {
  draftOf,
  kindsInAnswer,
  listRequest,
  patchedBody,
  RecordQuery,
  replacingBody,
} from '@site/api-platform/content';
import { versionedValues, type Readership, type SeenBody } from '@site/api-platform/content';
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
import { PROJECTS } from '@site/vocabulary';
import { ProjectService } from '../../application/project.service';
import { ProjectReader } from '../persistence/project.reader';
import {
  ProjectFacetQuery,
  ProjectFacetsDto,
  ProjectChanges,
  ProjectDto,
  ProjectInput,
  ProjectListDto,
  ProjectListQuery,
  ProjectRevision,
} from './project.dto';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly service: ProjectService,
    private readonly reader: ProjectReader,
  ) {}

  @Get()
  @ReadByAnyone(...kindsInAnswer(PROJECTS))
  @ApiOperation({ summary: 'Projects, newest first or sorted' })
  @AnswersList(ProjectListDto)
  async listProjects(
    @Query() query: ProjectListQuery,
    @ForReadership() readership: Readership,
  ): Promise<ProjectListDto> {
    return listAnswer(await this.reader.list(listRequest(PROJECTS, query), readership));
  }

  @Get('facets')
  @ReadByAnyone('projects')
  @ApiOperation({ summary: 'How many projects there are of each value that lists are filtered by' })
  @AnswersFacets(ProjectFacetsDto)
  getProjectFacets(
    @Query() query: ProjectFacetQuery,
    @ForReadership() readership: Readership,
  ): Promise<ProjectFacetsDto> {
    return this.reader.facets(query, readership);
  }

  @Get(':id')
  @ReadByAnyone(...kindsInAnswer(PROJECTS))
  @ApiOperation({ summary: 'One project' })
  @AnswersRecord(ProjectDto)
  getProject(
    @Param('id', RecordIdPipe) id: string,
    @Query() { text }: RecordQuery,
    @ForReadership() readership: Readership,
  ): Promise<Versioned<ProjectDto>> {
    return this.reader.get(id, readership, text);
  }

  @Post()
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Publish a project' })
  @CreatesRecord(ProjectDto, '/api/v1/projects')
  async createProject(
    @Body() input: ProjectInput,
    @CurrentCaller() { userId }: Caller,
  ): Promise<Versioned<ProjectDto>> {
    const project = await this.service.editing.publish(draftOf(PROJECTS, input), userId);
    return versionedValues(PROJECTS, project);
  }

  @Put(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ReplacesRecord(ProjectDto, ProjectRevision, {
    summary: 'Replace a project',
    absent: 'every field is written as it is sent, and an absent `image_url` removes the image',
  })
  async replaceProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() sent: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ProjectDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await replacingBody(PROJECTS, ProjectRevision, standing, sent, seen), caller);
  }

  @Patch(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ChangesRecord(ProjectDto, ProjectChanges, { summary: 'Update some of a project' })
  async updateProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @Body() changes: object,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<ProjectDto>> {
    const standing = await this.reader.get(id, 'editors');
    return this.replace(id, await patchedBody(PROJECTS, ProjectRevision, standing, changes, seen), caller);
  }

  @Delete(':id')
  @AdministratorOnly({ keys: 'content:write' })
  @ApiOperation({ summary: 'Delete a project' })
  @RemovesRecord()
  async deleteProject(
    @Param('id', RecordIdPipe) id: string,
    @SeenVersion() seen: SeenVersions,
    @CurrentCaller() { userId }: Caller,
  ): Promise<void> {
    await this.service.editing.withdraw(id, seen, userId);
  }

  private async replace(
    id: string,
    { body, seen }: SeenBody<ProjectRevision>,
    { userId }: Caller,
  ): Promise<Versioned<ProjectDto>> {
    const project = await this.service.editing.revise(id, draftOf(PROJECTS, body), seen, userId);
    return versionedValues(PROJECTS, project);
  }
}
