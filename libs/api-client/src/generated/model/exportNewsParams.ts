/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { QParameter } from './qParameter';

export type ExportNewsParams = {
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
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
