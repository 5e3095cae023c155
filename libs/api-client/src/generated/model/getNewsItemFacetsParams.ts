/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NewsVisibility } from './newsVisibility';
import type { QParameter } from './qParameter';

export type GetNewsItemFacetsParams = {
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
/**
 * Only what visitors see, or only what they do not see; they are never shown the latter
 */
visibility?: NewsVisibility;
};
