/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListProjectsStatus } from './listProjectsStatus';

export type ListProjectsParams = {
/**
 * How many records a page holds at most
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * `next_cursor` of the page before; absent, the first page
 * @maxLength 200
 */
cursor?: string;
/**
 * Part of a title or location
 * @maxLength 100
 */
q?: string;
/**
 * Only projects of this category
 * @maxLength 60
 */
category?: string;
/**
 * Only projects of this status
 */
status?: ListProjectsStatus;
};
