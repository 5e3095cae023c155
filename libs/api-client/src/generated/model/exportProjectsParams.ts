/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CategoryParameter } from './categoryParameter';
import type { DepartmentParameter } from './departmentParameter';
import type { FeaturedParameter } from './featuredParameter';
import type { FormatParameter } from './formatParameter';
import type { IdsParameter } from './idsParameter';
import type { LocationParameter } from './locationParameter';
import type { StatusParameter } from './statusParameter';
import type { VisibilityParameter } from './visibilityParameter';
import type { YearParameter } from './yearParameter';

export type ExportProjectsParams = {
/**
 * Words that must all occur, as in the list
 * @maxLength 100
 */
q?: string;
/**
 * Only projects of this category
 * @maxLength 60
 */
category?: CategoryParameter;
/**
 * Only projects of this location
 * @maxLength 200
 */
location?: LocationParameter;
/**
 * Only projects of this status
 */
status?: StatusParameter;
/**
 * Only projects of this featured
 */
featured?: FeaturedParameter;
/**
 * Only projects whose date names this year
 * @pattern ^(?:19|20)\d\d$
 */
year?: YearParameter;
/**
 * Only projects whose category is one of this department
 */
department?: DepartmentParameter;
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
