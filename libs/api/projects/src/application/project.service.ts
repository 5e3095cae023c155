import { demandVersion, DomainError, Edit, violation } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
import { Project, type ProjectDraft } from '../domain/project';
import type { ProjectRepository } from './project.repository';

/** What the firm does with its projects. */
export class ProjectService {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly files: UploadedFiles,
    private readonly changes: ContentChanges,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param editor id of the user who publishes it; null when it is not a person */
  async publish(draft: ProjectDraft, editor: string | null): Promise<Project> {
    const project = new Project(this.ids.next(), draft, new Edit(editor, this.clock.now()));
    await this.demandOwnImage(draft.imageUrl);
    await this.projects.add(project);
    this.changes.announce('projects');
    return project;
  }

  async revise(id: string, draft: ProjectDraft, seen: SeenVersions, editor: string): Promise<Project> {
    const project = await this.projects.get(id);
    demandVersion(project, seen);
    if (draft.imageUrl !== project.imageUrl) await this.demandOwnImage(draft.imageUrl);
    project.revise(draft, new Edit(editor, this.clock.now()));
    await this.projects.save(project);
    this.changes.announce('projects');
    return project;
  }

  async withdraw(id: string, seen: SeenVersions): Promise<void> {
    const project = await this.projects.get(id);
    demandVersion(project, seen);
    await this.projects.remove(project);
    this.changes.announce('projects');
  }

  private async demandOwnImage(url: string | null): Promise<void> {
    if (url === null || (await this.files.has('project-images', url))) return;
    throw new DomainError('validation_failed', { violations: [violation('/image_url', 'file_url_foreign')] });
  }
}
