/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CursorParameter } from './cursorParameter';
import type { JournalAction } from './journalAction';
import type { LimitParameter } from './limitParameter';
import type { OffsetParameter } from './offsetParameter';

export type ListJournalParams = {
/**
 * How many records a page holds at most
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * `next_cursor` of the page before, in the same order; absent, the first page
 * @maxLength 4000
 */
cursor?: CursorParameter;
/**
 * How many records to pass over, for numbered pages; with `cursor` none can be
 * @minimum 0
 * @maximum 100000
 */
offset?: OffsetParameter;
/**
 * Only what this user did
 */
by?: string;
/**
 * Only what was done to this
 * @maxLength 60
 */
kind?: string;
/**
 * Only this
 */
action?: JournalAction;
/**
 * From this day on, in Africa/Abidjan
 */
from?: string;
/**
 * Until the end of this day
 */
to?: string;
};
