import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnswersFacets, ReadByAnyone } from '@site/api-platform/openapi';
import { MOST_POINTS, ProjectPoints } from '../persistence/project-points';
import { ProjectPointQuery, ProjectPointsDto } from './project.dto';

/** Comes before the records of projects, whose addresses would take its own for an id. */
@ApiTags('projects')
@Controller('projects')
export class ProjectPointsController {
  constructor(private readonly points: ProjectPoints) {}

  @Get('points')
  @ReadByAnyone('projects')
  @ApiOperation({
    summary: 'Where public projects are',
    description: `The newest ${MOST_POINTS} of those that have a point, as a list of the same search and filters has them.`,
  })
  @AnswersFacets(ProjectPointsDto, 'Projects with their points')
  async listProjectPoints(@Query() query: ProjectPointQuery): Promise<ProjectPointsDto> {
    return { items: await this.points.list(query) };
  }
}
