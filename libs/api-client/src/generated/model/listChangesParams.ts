/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListChangesParams = {
/**
 * `next` of the answer before; absent, no changes are answered, only where they go on from now
 * @maxLength 120
 */
since?: string;
/**
 * How many changes an answer holds at most
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
