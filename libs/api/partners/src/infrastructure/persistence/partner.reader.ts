import { ContentReader, sortsOf } from '@site/api-platform/content';
import { PARTNERS } from '@site/vocabulary';

/** `place`: the order of the site, which is put by hand. */
export const PARTNER_SORTS = { ...sortsOf(PARTNERS), place: 'integer' } as const;

/** Reads partners as the API shows them. */
export abstract class PartnerReader extends ContentReader<typeof PARTNERS> {}
