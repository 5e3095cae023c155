import { ContentReader, fieldColumns, sortsOf, recordStateColumns } from '@site/api-platform/content';
import type { RecordOf, StoredRow } from '@site/api-platform/content';
import { selectList, utc } from '@site/api-platform/persistence';
import { PUBLICATIONS } from '@site/vocabulary';

/** A publication as the API shows it: the columns of §3, among them its downloads. */
export type PublicationRow = RecordOf<typeof PUBLICATIONS> & { readonly downloads: number };

export const PUBLICATION_SORTS = { ...sortsOf(PUBLICATIONS), downloads: 'integer' } as const;

export const PUBLICATION_TABLE = {
  columns: selectList<StoredRow<PublicationRow>>({
    id: true,
    ...fieldColumns(PUBLICATIONS),
    downloads: true,
    created_at: utc('created_at'),
    ...recordStateColumns(PUBLICATIONS),
  }),
  sorts: PUBLICATION_SORTS,
};

/** Reads publications as the API shows them. */
export abstract class PublicationReader extends ContentReader<typeof PUBLICATIONS, PublicationRow> {}
