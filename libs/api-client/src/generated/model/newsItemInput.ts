/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { NewsItemChanges } from './newsItemChanges';

export type NewsItemInput = NewsItemChanges & { [key: string]: unknown } & Required<Pick<NewsItemChanges & { [key: string]: unknown }, 'title_fr' | 'title_en' | 'content_fr' | 'content_en'>>;
