/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CategoryParameter } from './categoryParameter';
import type { DepartmentParameter } from './departmentParameter';
import type { LanguageParameter } from './languageParameter';
import type { QParameter } from './qParameter';
import type { TypeParameter } from './typeParameter';
import type { VisibilityParameter } from './visibilityParameter';
import type { YearParameter } from './yearParameter';

export type GetPublicationFacetsParams = {
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
 * Only records of this category, or of one of these
 * @maxItems 20
 * @items.maxLength 60
 */
category?: CategoryParameter;
/**
 * Only records of this language, or of one of these
 * @maxItems 20
 * @items.maxLength 60
 */
language?: LanguageParameter;
/**
 * Only records whose date names this year, or one of these
 * @maxItems 20
 * @items.pattern ^(?:19|20)\d\d$
 */
year?: YearParameter;
/**
 * Only records whose category is one of this department, or of these
 * @maxItems 20
 */
department?: DepartmentParameter;
/**
 * Only what visitors see, or only what they do not see; they are never shown the latter
 */
visibility?: VisibilityParameter;
};
