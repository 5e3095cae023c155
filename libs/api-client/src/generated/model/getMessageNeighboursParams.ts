/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FromParameter } from './fromParameter';
import type { MessageState } from './messageState';
import type { QParameter } from './qParameter';
import type { ToParameter } from './toParameter';

export type GetMessageNeighboursParams = {
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
