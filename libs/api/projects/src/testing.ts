import type { InMemoryRepository } from '@site/api-kernel/testing';
import { recordValues } from '@site/api-platform/content';
import { InMemoryContentReader, samplesOf } from '@site/api-platform/testing/content';
import { contentApp } from '@site/api-platform/testing/http';
import { PROJECTS } from '@site/vocabulary';
import { ProjectService } from './application/project.service';
import { Project } from './domain/project';
import { ProjectsController } from './infrastructure/http/projects.controller';
import { ProjectReader } from './infrastructure/persistence/project.reader';

export const { draft: aDraft, record: aProject } = samplesOf(PROJECTS, Project);

export const inMemoryProjects = (stored: InMemoryRepository<Project>) =>
  new InMemoryContentReader(PROJECTS, stored, (project) => recordValues(PROJECTS, project));

export const PROJECTS_URL = '/api/v1/projects';

export type ProjectsApp = Awaited<ReturnType<typeof projectsApp>>;

/** The routes of projects over memory. */
export const projectsApp = () =>
  contentApp<Project>({
    kind: PROJECTS,
    controller: ProjectsController,
    service: ProjectService,
    reader: ProjectReader,
    read: inMemoryProjects,
  });
