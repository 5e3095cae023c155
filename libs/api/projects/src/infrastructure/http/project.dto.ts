import { ApiProperty } from '@nestjs/swagger';
import { filteredQueryOf } from '@site/api-platform/content';
import { ID } from '@site/api-platform/http';
import { PROJECTS } from '@site/vocabulary';

export class ProjectPointQuery extends filteredQueryOf(PROJECTS) {}

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
