import { samplesOf } from '@site/api-platform/testing/content';
import { contentApp } from '@site/api-platform/testing/http';
import { PROJECTS } from '@site/vocabulary';
import { ProjectService } from './application/project.service';
import { Project } from './domain/project';
import { ProjectsController } from './infrastructure/http/projects.controller';
import { ProjectReader } from './infrastructure/persistence/project.reader';

export const { draft: aDraft, record: aProject } = samplesOf(PROJECTS, Project);

export const PROJECTS_URL = '/api/v1/projects';

/** The routes of projects over memory. */
export const projectsApp = () =>
  contentApp<Project>({
    kind: PROJECTS,
    controller: ProjectsController,
    service: ProjectService,
    reader: ProjectReader,
  });
