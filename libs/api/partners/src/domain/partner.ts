import { describedBy } from '@site/api-kernel';
import { PARTNERS } from '@site/vocabulary';

/** An organisation that the firm works with (specification §3). */
export class Partner extends describedBy(PARTNERS) {}
