import { ContentEditing, demandOwnFiles } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
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

  /** @param editor id of the user who publishes it; null when it is not a person */
  publish(draft: ProjectDraft, editor: string | null): Promise<Project> {
    return this.editing.publish(draft, editor);
  }

  revise(id: string, draft: ProjectDraft, seen: SeenVersions, editor: string): Promise<Project> {
    return this.editing.revise(id, draft, seen, editor);
  }

  withdraw(id: string, seen: SeenVersions, editor: string): Promise<void> {
    return this.editing.withdraw(id, seen, editor);
  }
}
