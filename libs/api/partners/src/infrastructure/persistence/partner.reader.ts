import { ContentReader, fieldColumns, sortsOf, standingColumns } from '@site/api-platform/content';
import type { RecordOf, StoredRow } from '@site/api-platform/content';
import { selectList, utc } from '@site/api-platform/persistence';
import { PARTNERS } from '@site/vocabulary';

/** `place`: the order of the site, which is put by hand. */
export const PARTNER_SORTS = { ...sortsOf(PARTNERS), place: 'integer' } as const;

export const PARTNER_TABLE = {
  columns: selectList<StoredRow<RecordOf<typeof PARTNERS>>>({
    id: true,
    ...fieldColumns(PARTNERS),
    created_at: utc('created_at'),
    ...standingColumns(PARTNERS),
  }),
  sorts: PARTNER_SORTS,
};

/** Reads partners as the API shows them. */
export abstract class PartnerReader extends ContentReader<typeof PARTNERS> {}
