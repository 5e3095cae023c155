/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FieldsParameter } from './fieldsParameter';
import type { LangParameter } from './langParameter';
import type { TextParameter } from './textParameter';

export type GetNewsItemBySlugParams = {
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
