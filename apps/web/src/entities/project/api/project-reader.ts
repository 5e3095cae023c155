import type { Project } from '@site/api-client';
import { PROJECTS } from '@site/vocabulary';
import { publishedReader } from '../../../shared/published';
import { describe, summarise, type ProjectDetail, type ProjectSummary } from '../model/project';
import { SAMPLE_PROJECTS } from '../model/sample-projects';

export const projectReader = publishedReader<Project, ProjectSummary, ProjectDetail>({
  kind: PROJECTS,
  size: 12,
  isFiltered: true,
  samples: SAMPLE_PROJECTS,
  summarise: (projects, { locale, isSample }) =>
    projects.map((project) => summarise(project, locale, isSample)),
  describe: (project, { locale, isSample }) => describe(project, locale, isSample),
});
