/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CursorParameter } from './cursorParameter';
import type { IdsParameter } from './idsParameter';
import type { LanguageParameter } from './languageParameter';
import type { LimitParameter } from './limitParameter';
import type { ListPublicationsDepartment } from './listPublicationsDepartment';
import type { ListPublicationsSort } from './listPublicationsSort';
import type { OffsetParameter } from './offsetParameter';
import type { QParameter } from './qParameter';
import type { TextParameter } from './textParameter';
import type { TypeParameter } from './typeParameter';
import type { UpdatedSinceParameter } from './updatedSinceParameter';
import type { Visibility } from './visibility';

export type ListPublicationsParams = {
/**
 * How many records a page holds at most
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * `next_cursor` of the page before, in the same order; absent, the first page
 * @maxLength 4000
 */
cursor?: CursorParameter;
/**
 * How many records to pass over, for numbered pages; with `cursor` none can be
 * @minimum 0
 * @maximum 100000
 */
offset?: OffsetParameter;
/**
 * Words that must all occur, whatever their case and accents, in French or English
 * @maxLength 100
 */
q?: QParameter;
/**
 * Order of the list, descending with `-`; absent, newest first
 */
sort?: ListPublicationsSort;
/**
 * Only these records: ids between commas, 100 at most
 */
ids?: IdsParameter;
/**
 * Only what was changed then or later. `GET /changes` misses nothing, and tells removals, too
 */
updated_since?: UpdatedSinceParameter;
/**
 * Only what visitors see, or only what they do not see; they are never shown the latter
 */
visibility?: Visibility;
/**
 * Form of the texts that are written in Markdown: safe HTML, or without marks; absent, as they were written, which alone is to be sent back
 */
text?: TextParameter;
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
department?: ListPublicationsDepartment;
};
