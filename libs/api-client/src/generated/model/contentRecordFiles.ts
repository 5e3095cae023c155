/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FileFacts } from './fileFacts';

/**
 * What is said of its files besides, by the field with the address; absent where that is nothing, and in the answer to a change of the record
 */
export type ContentRecordFiles = {[key: string]: FileFacts};
