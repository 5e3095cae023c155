/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListMessagesStatus } from './listMessagesStatus';

export type ListMessagesParams = {
/**
 * How many records a page holds at most
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * `next_cursor` of the page before, in the same order; absent, the first page
 * @maxLength 4000
 */
cursor?: string;
/**
 * How many records to pass over: for numbered pages, instead of `cursor`
 * @minimum 0
 * @maximum 100000
 */
offset?: number;
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: string;
/**
 * Only messages in this state; absent, all of them
 */
status?: ListMessagesStatus;
};
