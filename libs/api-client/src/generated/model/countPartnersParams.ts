/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CountryParameter } from './countryParameter';
import type { TypeParameter } from './typeParameter';

export type CountPartnersParams = {
/**
 * Words that must all occur, as in the list
 * @maxLength 100
 */
q?: string;
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
};
