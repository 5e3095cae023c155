/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Of `create`, the body of the POST; of `change`, that of the PATCH
 */
export type BatchOperationValues = { [key: string]: unknown };
