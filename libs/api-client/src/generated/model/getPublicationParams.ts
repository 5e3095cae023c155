/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { TextParameter } from './textParameter';

export type GetPublicationParams = {
/**
 * Form of the texts that are written in Markdown: safe HTML, or without marks; absent, as they were written, which alone is to be sent back
 */
text?: TextParameter;
};
