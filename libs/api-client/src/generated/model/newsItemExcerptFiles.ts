/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FileFacts } from './fileFacts';

export type NewsItemExcerptFiles = {[key: string]: FileFacts};
