import { accepted, type Edit, type LocalizedText, type Versioned } from '@site/api-kernel';
import { PROJECTS, type AcceptedOf, type ProjectDraft } from '@site/vocabulary';

// The fields of the description are properties of the class: declared here, set by `revise`.
export interface Project extends AcceptedOf<typeof PROJECTS, LocalizedText> {}

/** A project of the firm (specification §3). */
export class Project implements Versioned {
  readonly version: number = 1;
  readonly createdAt: Date;
  readonly lastEdit!: Edit;

  /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5). */
  constructor(
    readonly id: string,
    draft: ProjectDraft,
    edit: Edit,
  ) {
    this.createdAt = edit.at;
    this.revise(draft, edit);
  }

  /**
   * @param begun as the writer began from it, where others have changed it since
   * @throws DomainError `validation_failed`; the project then stays as it was.
   */
  revise(draft: ProjectDraft, edit: Edit, begun: Project = this): void {
    Object.assign(this, accepted(PROJECTS, draft, this, begun), { lastEdit: edit });
  }
}
