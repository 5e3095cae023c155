import { describedBy } from '@site/api-kernel';
import { PUBLICATIONS } from '@site/vocabulary';

/** A publication of the firm (specification §3). */
export class Publication extends describedBy(PUBLICATIONS) {
  /** Completed downloads; no edit changes it, and it is no change of the record. */
  readonly downloads: number = 0;
}
