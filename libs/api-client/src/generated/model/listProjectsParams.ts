/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListProjectsStatus } from './listProjectsStatus';

export type ListProjectsParams = {
/**
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * `next_cursor` of the page before
 */
cursor?: string;
/**
 * Part of a title or location
 * @maxLength 100
 */
q?: string;
/**
 * @maxLength 60
 */
category?: string;
status?: ListProjectsStatus;
};
