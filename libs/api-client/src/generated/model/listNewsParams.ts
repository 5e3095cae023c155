/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { CursorParameter } from './cursorParameter';
import type { FieldsParameter } from './fieldsParameter';
import type { IdsParameter } from './idsParameter';
import type { LangParameter } from './langParameter';
import type { LimitParameter } from './limitParameter';
import type { ListNewsSort } from './listNewsSort';
import type { NewsVisibility } from './newsVisibility';
import type { OffsetParameter } from './offsetParameter';
import type { QParameter } from './qParameter';
import type { TextParameter } from './textParameter';
import type { UpdatedSinceParameter } from './updatedSinceParameter';

export type ListNewsParams = {
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
sort?: ListNewsSort;
/**
 * Only these records: ids, each in a parameter of its own or between commas
 * @minItems 1
 * @maxItems 100
 */
ids?: IdsParameter;
/**
 * Only what was changed then or later: a moment with `Z` or an offset. `GET /changes` misses nothing, and tells removals, too
 */
updated_since?: UpdatedSinceParameter;
/**
 * Only what visitors see, or only what they do not see; they are never shown the latter
 */
visibility?: NewsVisibility;
/**
 * Form of the texts that are written in Markdown: safe HTML, or without marks; absent, as they were written, which alone is to be sent back
 */
text?: TextParameter;
/**
 * Only these properties of each record, and its `id`: names of the record, each in a parameter of its own or between commas; the answer is an excerpt
 * @maxItems 50
 * @items.maxLength 1000
 */
fields?: FieldsParameter;
/**
 * Only the texts in this language, under their names (`title_fr`); the answer is an excerpt. Absent, both
 */
lang?: LangParameter;
};
