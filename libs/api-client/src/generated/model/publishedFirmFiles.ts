/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FileFacts } from './fileFacts';

/**
 * What is said of the files besides, by the field with the address; absent where that is nothing
 */
export type PublishedFirmFiles = {[key: string]: FileFacts};
