import {
  DomainError,
  LocalizedText,
  requireText,
  violation,
  type Edit,
  type LocalizedField,
  type Versioned,
} from '@site/api-kernel';
import { isProjectStatus, TEXT_LIMITS, type ProjectStatus } from '@site/vocabulary';

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

/** What is said of a project before it is accepted. `date` is free text ('2024'); `imageUrl` a file of this product. */
export interface ProjectDraft {
  readonly title: { readonly fr: string; readonly en: string };
  readonly description: { readonly fr: string; readonly en: string };
  readonly category: string;
  readonly location: string;
  readonly date: string;
  readonly beneficiaries: string;
  readonly status: string;
  readonly imageUrl: string | null;
}

/** A project of the firm (specification §3). */
export class Project implements Versioned {
  readonly version: number = 1;
  readonly title!: LocalizedText;
  readonly description!: LocalizedText;
  readonly category!: string;
  readonly location!: string;
  readonly date!: string;
  readonly beneficiaries!: string;
  readonly status!: ProjectStatus;
  readonly imageUrl!: string | null;
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

  /** @throws DomainError `validation_failed`; the project then stays as it was. */
  revise(draft: ProjectDraft, edit: Edit): void {
    if (!isProjectStatus(draft.status)) {
      throw new DomainError('validation_failed', { violations: [violation('/status', 'status_unknown')] });
    }
    Object.assign(this, {
      title: LocalizedText.of(draft.title, TITLE),
      description: LocalizedText.of(draft.description, DESCRIPTION),
      category: requireText(draft.category, {
        name: 'category',
        required: 'category_required',
        max: TEXT_LIMITS.category,
      }),
      location: requireText(draft.location, {
        name: 'location',
        required: 'location_required',
        max: TEXT_LIMITS.location,
      }),
      date: requireText(draft.date, { name: 'date', required: 'date_required', max: TEXT_LIMITS.date }),
      beneficiaries: requireText(draft.beneficiaries, {
        name: 'beneficiaries',
        required: 'beneficiaries_required',
        max: TEXT_LIMITS.beneficiaries,
      }),
      status: draft.status,
      imageUrl: draft.imageUrl,
      lastEdit: edit,
    });
  }
}
