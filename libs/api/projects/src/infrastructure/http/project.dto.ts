import {
  facetQueryOf,
  facetsOf,
  inputOf,
  listOf,
  listQueryOf,
  recordOf,
  revisionOf,
  changesOf,
} from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';

/** What a client writes of a project; names of §3, wording of §5. */
export class ProjectInput extends inputOf(PROJECTS) {}

export class ProjectRevision extends revisionOf(PROJECTS, ProjectInput) {}

export class ProjectChanges extends changesOf(ProjectInput) {}

export class ProjectDto extends recordOf(PROJECTS) {}

export class ProjectListDto extends listOf(ProjectDto, 'Projects') {}

export class ProjectListQuery extends listQueryOf(PROJECTS) {}

export class ProjectFacetQuery extends facetQueryOf(PROJECTS) {}

export class ProjectFacetsDto extends facetsOf(PROJECTS) {}
