import { ApiProperty } from '@nestjs/swagger';
import {
  facetQueryOf,
  facetsOf,
  filteredQueryOf,
  inputOf,
  listOf,
  listQueryOf,
  recordOf,
  revisionOf,
  changesOf,
} from '@site/api-platform/content';
import { ID } from '@site/api-platform/http';
import { PROJECTS } from '@site/vocabulary';

/** What a client writes of a project; names of §3, wording of §5. */
export class ProjectInput extends inputOf(PROJECTS) {}

export class ProjectRevision extends revisionOf(PROJECTS, ProjectInput) {}

export class ProjectChanges extends changesOf(ProjectInput) {}

export class ProjectDto extends recordOf(PROJECTS) {}

export class ProjectListDto extends listOf(ProjectDto) {}

export class ProjectListQuery extends listQueryOf(PROJECTS) {}

export class ProjectFacetQuery extends facetQueryOf(PROJECTS) {}

export class ProjectPointQuery extends filteredQueryOf(PROJECTS) {}

export class ProjectFacetsDto extends facetsOf(PROJECTS) {}

export class ProjectPointDto {
  @ApiProperty(ID) readonly id!: string;
  @ApiProperty({ example: 'Étude hydrologique du bassin' }) readonly title_fr!: string;
  @ApiProperty({ example: 'Hydrological study of the basin' }) readonly title_en!: string;
  @ApiProperty({
    description: 'Latitude and longitude in decimal degrees (WGS 84)',
    example: '6.9905,-5.7442',
  })
  readonly point!: string;
}

export class ProjectPointsDto {
  @ApiProperty({ type: [ProjectPointDto] }) readonly items!: ProjectPointDto[];
}
