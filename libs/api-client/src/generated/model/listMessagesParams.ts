/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CursorParameter } from './cursorParameter';
import type { FromParameter } from './fromParameter';
import type { LimitParameter } from './limitParameter';
import type { MessageState } from './messageState';
import type { OffsetParameter } from './offsetParameter';
import type { QParameter } from './qParameter';
import type { ToParameter } from './toParameter';

export type ListMessagesParams = {
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
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
/**
 * Only messages in this state; absent, all of them
 */
status?: MessageState;
/**
 * Only what came on this day or later, in Africa/Abidjan
 */
from?: FromParameter;
/**
 * Only what came until the end of this day
 */
to?: ToParameter;
};
