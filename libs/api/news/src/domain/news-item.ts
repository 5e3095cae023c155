import { accepted, type Edit, type LocalizedText, type Versioned } from '@site/api-kernel';
import { NEWS, type AcceptedOf, type DraftOf } from '@site/vocabulary';
import { publicationOf } from './publication-date';

/** What is said of a news item before it is accepted. */
export interface NewsItemDraft extends DraftOf<typeof NEWS> {
  /** A day in Abidjan (`YYYY-MM-DD`), a moment (ISO 8601 with `Z` or an offset), or null for now. */
  readonly publishedAt: string | null;
}

// The fields of the description are properties of the class: declared here, set by `revise`.
export interface NewsItem extends AcceptedOf<typeof NEWS, LocalizedText> {}

/** A news item of the firm (specification §3); nobody but an administrator sees it before `publishedAt`. */
export class NewsItem implements Versioned {
  readonly version: number = 1;
  /** What its page is called: given once, when it is stored first, from its French title; never changed. */
  readonly slug!: string;
  readonly publishedAt!: Date;
  readonly lastEdit!: Edit;

  /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5). */
  constructor(
    readonly id: string,
    draft: NewsItemDraft,
    edit: Edit,
  ) {
    this.revise(draft, edit);
  }

  /**
   * @param begun as the writer began from it, where others have changed it since
   * @throws DomainError `validation_failed`; the item then stays as it was.
   */
  revise(draft: NewsItemDraft, edit: Edit, begun: NewsItem = this): void {
    const publishedAt = publicationOf(draft.publishedAt, edit.at, this.publishedAt);
    Object.assign(this, accepted(NEWS, draft, this, begun), { publishedAt, lastEdit: edit });
  }
}
