/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Language of what a person may read of the answer, `fr` or `en`; French unless English is preferred
 */
export type AcceptLanguageParameter = string;
