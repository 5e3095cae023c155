/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CountryParameter } from './countryParameter';
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { QParameter } from './qParameter';
import type { TypeParameter } from './typeParameter';

export type ExportPartnersParams = {
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
format: FormatParameter;
/**
 * Only these records: ids, each in a parameter of its own or between commas
 * @minItems 1
 * @maxItems 100
 */
ids?: IdsParameter;
/**
 * How far they are shown, as in the list
 * @maxLength 20
 */
visibility?: string;
};
