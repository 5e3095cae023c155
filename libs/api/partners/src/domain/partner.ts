import { accepted, type Edit, type LocalizedText, type Versioned } from '@site/api-kernel';
import { PARTNERS, type AcceptedOf, type PartnerDraft } from '@site/vocabulary';

// The fields of the description are properties of the class: declared here, set by `revise`.
export interface Partner extends AcceptedOf<typeof PARTNERS, LocalizedText> {}

/** An organisation that the firm works with (specification §3). */
export class Partner implements Versioned {
  readonly version: number = 1;
  readonly createdAt: Date;
  readonly lastEdit!: Edit;

  /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5). */
  constructor(
    readonly id: string,
    draft: PartnerDraft,
    edit: Edit,
  ) {
    this.createdAt = edit.at;
    this.revise(draft, edit);
  }

  /**
   * @param begun as the writer began from it, where others have changed it since
   * @throws DomainError `validation_failed`; the partner then stays as it was.
   */
  revise(draft: PartnerDraft, edit: Edit, begun: Partner = this): void {
    Object.assign(this, accepted(PARTNERS, draft, this, begun), { lastEdit: edit });
  }
}
