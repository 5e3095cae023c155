/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { JournalEntry } from './journalEntry';
import type { ListPage } from './listPage';

export type Journal = ListPage & {
  items: JournalEntry[];
};
