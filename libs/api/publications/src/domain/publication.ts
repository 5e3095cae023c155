import { accepted, type Edit, type LocalizedText, type Versioned } from '@site/api-kernel';
import { PUBLICATIONS, type AcceptedOf, type PublicationDraft } from '@site/vocabulary';

// The fields of the description are properties of the class: declared here, set by `revise`.
export interface Publication extends AcceptedOf<typeof PUBLICATIONS, LocalizedText> {}

/** A publication of the firm (specification §3). */
export class Publication implements Versioned {
  readonly version: number = 1;
  /** Completed downloads; no edit changes it, and it is no change of the record. */
  readonly downloads: number = 0;
  readonly createdAt: Date;
  readonly lastEdit!: Edit;

  /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5). */
  constructor(
    readonly id: string,
    draft: PublicationDraft,
    edit: Edit,
  ) {
    this.createdAt = edit.at;
    this.revise(draft, edit);
  }

  /**
   * @param begun as the writer began from it, where others have changed it since
   * @throws DomainError `validation_failed`; the publication then stays as it was.
   */
  revise(draft: PublicationDraft, edit: Edit, begun: Publication = this): void {
    Object.assign(this, accepted(PUBLICATIONS, draft, this, begun), { lastEdit: edit });
  }
}
