/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { VisibilityParameter } from './visibilityParameter';

export type ExportNewsParams = {
/**
 * Words that must all occur, as in the list
 * @maxLength 100
 */
q?: string;
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
visibility?: VisibilityParameter;
};
