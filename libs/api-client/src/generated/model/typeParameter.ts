/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records of this type, or of one of these
 */
export type TypeParameter = string[];
