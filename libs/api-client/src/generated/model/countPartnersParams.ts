/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CountryParameter } from './countryParameter';

export type CountPartnersParams = {
/**
 * Words that must all occur, as in the list
 * @maxLength 100
 */
q?: string;
/**
 * Only partners of this type
 * @maxLength 60
 */
type?: string;
/**
 * Only partners of this country
 * @maxLength 100
 */
country?: CountryParameter;
};
