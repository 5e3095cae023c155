/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * ETag of the answer that is there already, like `"v1"`, or several; `*` for any
 */
export type IfNoneMatchParameter = string;
