import { ContentEditing, demandOwnFiles } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { PROJECTS, type ProjectDraft } from '@site/vocabulary';
import { Project } from '../domain/project';
import type { ProjectRepository } from './project.repository';

/** What the firm does with its projects. */
export class ProjectService {
  readonly editing: ContentEditing<Project, ProjectDraft>;

  constructor(
    repository: ProjectRepository,
    files: UploadedFiles,
    changes: ContentChanges,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.editing = new ContentEditing({
      kind: PROJECTS.name,
      repository,
      create: (id, draft, edit) => new Project(id, draft, edit),
      prepare: demandOwnFiles(files, PROJECTS),
      changes,
      ids,
      clock,
    });
  }
}
