import { DomainError, violation, type Edit, type Versioned } from '@site/api-kernel';

/** There is one order, so there is one record. */
export const PARTNER_ORDER_ID = '00000000-0000-7000-8000-000000000002';

/** Most partners that can be put in order. */
export const MOST_ARRANGED = 1_000;

/** How the firm's partners follow each other on the site. Partners that it does not name come after those that it does. */
export class PartnerOrder implements Versioned {
  readonly id = PARTNER_ORDER_ID;
  readonly version: number = 1;
  readonly lastEdit: Edit;
  /** Ids, the first partner first. */
  readonly partners: readonly string[] = [];

  constructor(edit: Edit) {
    this.lastEdit = edit;
  }

  /** @throws DomainError `validation_failed` when a partner is to stand in two places, or there are too many */
  arrange(partners: readonly string[], edit: Edit): void {
    const distinct = new Set(partners.map((id) => id.toLowerCase()));
    if (distinct.size < partners.length || partners.length > MOST_ARRANGED)
      throw new DomainError('validation_failed', { violations: [violation('/ids', 'record_repeated')] });
    Object.assign(this, { partners: [...distinct], lastEdit: edit });
  }
}
