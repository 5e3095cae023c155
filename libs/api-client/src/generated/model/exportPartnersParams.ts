/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CountryParameter } from './countryParameter';
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { VisibilityParameter } from './visibilityParameter';

export type ExportPartnersParams = {
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
format: FormatParameter;
/**
 * Only these records: ids between commas, 100 at most
 */
ids?: IdsParameter;
/**
 * How far they are shown, as in the list
 * @maxLength 20
 */
visibility?: VisibilityParameter;
};
