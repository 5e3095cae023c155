/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Only records that are, or are not, featured
 */
export type FeaturedParameter = boolean;
