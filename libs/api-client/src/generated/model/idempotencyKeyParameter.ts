/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Repeating a request under the same key within 24 hours answers the same and does nothing twice
 */
export type IdempotencyKeyParameter = string;
