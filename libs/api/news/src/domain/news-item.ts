import { LocalizedText, type Edit, type LocalizedField, type Versioned } from '@site/api-kernel';
import { TEXT_LIMITS } from '@site/vocabulary';
import { publicationOf } from './publication-date';

const TITLE: LocalizedField = {
  name: 'title',
  required: { fr: 'title_fr_required', en: 'title_en_required' },
  max: TEXT_LIMITS.title,
};
const CONTENT: LocalizedField = {
  name: 'content',
  required: { fr: 'content_fr_required', en: 'content_en_required' },
  max: TEXT_LIMITS.content,
};

/** What is said of a news item before it is accepted. `imageUrl` is a file of this product. */
export interface NewsItemDraft {
  readonly title: { readonly fr: string; readonly en: string };
  readonly content: { readonly fr: string; readonly en: string };
  readonly imageUrl: string | null;
  /** A day in Abidjan (`YYYY-MM-DD`), a moment (ISO 8601 with `Z` or an offset), or null for now. */
  readonly publishedAt: string | null;
}

/** A news item of the firm (specification §3); nobody but an administrator sees it before `publishedAt`. */
export class NewsItem implements Versioned {
  readonly version: number = 1;
  /** What its page is called: given once, when it is stored first, from its French title; never changed. */
  readonly slug!: string;
  readonly title!: LocalizedText;
  readonly content!: LocalizedText;
  readonly imageUrl!: string | null;
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

  /** @throws DomainError `validation_failed`; the item then stays as it was. */
  revise(draft: NewsItemDraft, edit: Edit): void {
    Object.assign(this, {
      title: LocalizedText.of(draft.title, TITLE),
      content: LocalizedText.of(draft.content, CONTENT),
      imageUrl: draft.imageUrl,
      publishedAt: publicationOf(draft.publishedAt, edit.at, this.publishedAt),
      lastEdit: edit,
    });
  }
}
