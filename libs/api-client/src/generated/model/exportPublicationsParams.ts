/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ExportPublicationsDepartment } from './exportPublicationsDepartment';
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { LanguageParameter } from './languageParameter';
import type { TypeParameter } from './typeParameter';
import type { VisibilityParameter } from './visibilityParameter';

export type ExportPublicationsParams = {
/**
 * Words that must all occur, as in the list
 * @maxLength 100
 */
q?: string;
/**
 * Only publications of this type
 * @maxLength 60
 */
type?: TypeParameter;
/**
 * Only publications of this category
 * @maxLength 60
 */
category?: string;
/**
 * Only publications of this language
 * @maxLength 60
 */
language?: LanguageParameter;
/**
 * Only publications whose date names this year
 * @pattern ^(?:19|20)\d\d$
 */
year?: string;
/**
 * Only publications whose category is one of this department
 */
department?: ExportPublicationsDepartment;
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
