/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { MessageCounts } from './messageCounts';
import type { MessageSummary } from './messageSummary';

export interface MessageList {
  items: MessageSummary[];
  /** Messages that match, on all pages */
  total: number;
  /**
     * `cursor` of the next page; null on the last
     * @nullable
     */
  next_cursor: string | null;
  /** All messages by state, whatever is asked for */
  counts: MessageCounts;
  /** Messages that match the search and the days, in each state, whatever state is asked for */
  matching: MessageCounts;
}
