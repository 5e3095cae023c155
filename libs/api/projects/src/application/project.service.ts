import { contentService } from '@site/api-kernel';
import { PROJECTS } from '@site/vocabulary';
import { Project } from '../domain/project';

/** What the firm does with its projects. */
export class ProjectService extends contentService(PROJECTS, Project) {}
