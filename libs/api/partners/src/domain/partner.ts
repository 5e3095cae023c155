import {
  DomainError,
  LocalizedText,
  requireText,
  violation,
  type Edit,
  type LocalizedField,
  type Versioned,
} from '@site/api-kernel';
import { isWebsiteUrl, lengthOf, MAX_PROJECTS_COUNT, projectsCountOf, TEXT_LIMITS } from '@site/vocabulary';

const DESCRIPTION: LocalizedField = {
  name: 'description',
  required: { fr: 'description_fr_required', en: 'description_en_required' },
  max: TEXT_LIMITS.description,
};

/** What is said of a partner before it is accepted. `logoUrl` is a file of this product, `websiteUrl` an absolute address. */
export interface PartnerDraft {
  readonly name: string;
  readonly type: string;
  readonly country: string;
  readonly description: { readonly fr: string; readonly en: string };
  readonly logoUrl: string | null;
  readonly websiteUrl: string | null;
  readonly projectsCount: number;
}

/** An organisation that the firm works with (specification §3). */
export class Partner implements Versioned {
  readonly version: number = 1;
  readonly name!: string;
  readonly type!: string;
  readonly country!: string;
  readonly description!: LocalizedText;
  readonly logoUrl!: string | null;
  readonly websiteUrl!: string | null;
  readonly projectsCount!: number;
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

  /** @throws DomainError `validation_failed`; the partner then stays as it was. */
  revise(draft: PartnerDraft, edit: Edit): void {
    Object.assign(this, {
      name: requireText(draft.name, { name: 'name', required: 'name_required', max: TEXT_LIMITS.name }),
      type: requireText(draft.type, { name: 'type', required: 'type_required', max: TEXT_LIMITS.type }),
      country: requireText(draft.country, {
        name: 'country',
        required: 'country_required',
        max: TEXT_LIMITS.country,
      }),
      description: LocalizedText.of(draft.description, DESCRIPTION),
      logoUrl: draft.logoUrl,
      websiteUrl: demandWebsite(draft.websiteUrl),
      projectsCount: demandCount(draft.projectsCount),
      lastEdit: edit,
    });
  }
}

/** Some texts have the form of an address and lead nowhere, like `http://999.1.1.1`. */
export function leadsToWebsite(text: string): boolean {
  return isWebsiteUrl(text) && URL.canParse(text);
}

function demandWebsite(url: string | null): string | null {
  if (url === null) return null;
  if (lengthOf(url) > TEXT_LIMITS.url) {
    throw refused('/website_url', 'text_too_long', { max: TEXT_LIMITS.url });
  }
  if (!leadsToWebsite(url)) throw refused('/website_url', 'website_url_invalid');
  return url;
}

function demandCount(count: number): number {
  const counted = Number.isNaN(count) ? undefined : projectsCountOf(count);
  if (counted === undefined) throw refused('/projects_count', 'count_invalid', { max: MAX_PROJECTS_COUNT });
  return counted;
}

function refused(...broken: Parameters<typeof violation>): DomainError {
  return new DomainError('validation_failed', { violations: [violation(...broken)] });
}
