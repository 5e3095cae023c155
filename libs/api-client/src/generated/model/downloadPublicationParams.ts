/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';

export type DownloadPublicationParams = {
/**
 * Language of the file name; absent, that of `Accept-Language`
 */
lang?: Language;
};
