import { http, type BinBulkDone, type BinBulkInputAct } from '@site/api-client';

/** A deleted record, as the bin and whoever deletes it name it. */
export interface BinnedName {
  /** As the addresses of its kind have it. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** Puts deleted records back, or erases them for good: all or none. */
export function changeBinned(act: BinBulkInputAct, records: readonly BinnedName[]): Promise<BinBulkDone> {
  const body = JSON.stringify({ act, records: records.map(({ kind, id }) => ({ kind, id })) });
  return http('/api/v1/bin/bulk', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
