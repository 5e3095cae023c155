import { ContentEditing, demandOwnFiles, type EditingParts, type UploadedFiles } from '@site/api-kernel';
import { PROJECTS, type ProjectDraft } from '@site/vocabulary';
import { Project } from '../domain/project';
import type { ProjectRepository } from './project.repository';

/** What the firm does with its projects. */
export class ProjectService {
  readonly editing: ContentEditing<Project, ProjectDraft>;

  constructor(repository: ProjectRepository, files: UploadedFiles, ...parts: EditingParts) {
    this.editing = new ContentEditing(parts, {
      kind: PROJECTS.name,
      repository,
      create: (id, draft, edit) => new Project(id, draft, edit),
      prepare: demandOwnFiles(files, PROJECTS),
    });
  }
}
