/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CountryParameter } from './countryParameter';
import type { QParameter } from './qParameter';
import type { TypeParameter } from './typeParameter';
import type { VisibilityParameter } from './visibilityParameter';

export type GetPartnerFacetsParams = {
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
/**
 * Only records of this type, or of one of these
 * @maxItems 20
 * @items.maxLength 60
 */
type?: TypeParameter;
/**
 * Only records of this country, or of one of these
 * @maxItems 20
 * @items.maxLength 100
 */
country?: CountryParameter;
/**
 * Only what visitors see, or only what they do not see; they are never shown the latter
 */
visibility?: VisibilityParameter;
};
