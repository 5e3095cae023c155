import { DomainError, violation, type Edit, type Versioned } from '@site/api-kernel';
import {
  FACT_NAMES,
  refusedFacts,
  withoutPlaceholderTexts,
  type FactName,
  type Firm,
} from '@site/vocabulary';

/** What somebody says of the firm before it is accepted: any value under any of the names of the wire. */
export type FirmDraft = Readonly<Partial<Record<FactName, unknown>>>;

/** There is one firm, so there is one record. */
export const SETTINGS_ID = '00000000-0000-7000-8000-000000000001';

/** The facts of the firm as its owner has given them. The facts are properties under their names of the wire. */
export class FirmSettings implements Versioned {
  readonly id = SETTINGS_ID;
  /** 0 until somebody has given facts: the specification's stand until then. */
  readonly version: number = 0;
  readonly lastEdit!: Edit;

  /** @throws DomainError `validation_failed` when a fact cannot be accepted. */
  constructor(draft: FirmDraft, edit: Edit) {
    this.revise(draft, edit);
  }

  get facts(): Firm {
    const own = this as unknown as Firm;
    return Object.fromEntries(FACT_NAMES.map((name) => [name, own[name]])) as unknown as Firm;
  }

  /** @throws DomainError `validation_failed`; the settings then stay as they were. */
  revise(draft: FirmDraft, edit: Edit): void {
    const violations = refusedFacts(draft).map(({ name, rule, parameters }) =>
      violation(`/${name}`, rule, parameters),
    );
    if (violations.length === 0 && draft.social_url !== null && !URL.canParse(String(draft.social_url))) {
      violations.push(violation('/social_url', 'website_url_invalid'));
    }
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
    const facts = Object.fromEntries(FACT_NAMES.map((name) => [name, draft[name]]));
    Object.assign(this, withoutPlaceholderTexts(facts), { lastEdit: edit });
  }
}
