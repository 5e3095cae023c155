/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * ETag of the version that was read, like `"v1"`, or several, as of changes that are brought together; `*` for whichever stands
 */
export type IfMatchParameter = string;
