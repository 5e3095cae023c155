import { LocalizedText, requireText, type Edit, type LocalizedField, type Versioned } from '@site/api-kernel';
import { TEXT_LIMITS } from '@site/vocabulary';

const TITLE: LocalizedField = {
  name: 'title',
  required: { fr: 'title_fr_required', en: 'title_en_required' },
  max: TEXT_LIMITS.title,
};
const DESCRIPTION: LocalizedField = {
  name: 'description',
  required: { fr: 'description_fr_required', en: 'description_en_required' },
  max: TEXT_LIMITS.description,
};

/** What is said of a publication before it is accepted. */
export interface PublicationDraft {
  readonly title: { readonly fr: string; readonly en: string };
  readonly description: { readonly fr: string; readonly en: string };
  readonly type: string;
  readonly category: string;
  readonly language: string;
  /** Free text ('2024'). */
  readonly date: string;
  /** A document of this product. */
  readonly fileUrl: string | null;
  /** As in '1.25 MB'. */
  readonly fileSize: string | null;
}

/** A publication of the firm (specification §3). */
export class Publication implements Versioned {
  readonly version: number = 1;
  readonly title!: LocalizedText;
  readonly description!: LocalizedText;
  readonly type!: string;
  readonly category!: string;
  readonly language!: string;
  readonly date!: string;
  readonly fileUrl!: string | null;
  readonly fileSize!: string | null;
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

  /** @throws DomainError `validation_failed`; the publication then stays as it was. */
  revise(draft: PublicationDraft, edit: Edit): void {
    Object.assign(this, {
      title: LocalizedText.of(draft.title, TITLE),
      description: LocalizedText.of(draft.description, DESCRIPTION),
      type: requireText(draft.type, { name: 'type', required: 'type_required', max: TEXT_LIMITS.type }),
      category: requireText(draft.category, {
        name: 'category',
        required: 'category_required',
        max: TEXT_LIMITS.category,
      }),
      language: requireText(draft.language, {
        name: 'language',
        required: 'language_required',
        max: TEXT_LIMITS.language,
      }),
      date: requireText(draft.date, { name: 'date', required: 'date_required', max: TEXT_LIMITS.date }),
      fileUrl: draft.fileUrl,
      fileSize: draft.fileSize,
      lastEdit: edit,
    });
  }
}
