/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { MessageCounts } from './messageCounts';
import type { MessageSummary } from './messageSummary';

export type MessageList = ListPage & {
  items: MessageSummary[];
  /** All messages by state, whatever is asked for */
  counts: MessageCounts;
  /** Messages that match the search and the days, in each state, whatever state is asked for */
  matching: MessageCounts;
};
