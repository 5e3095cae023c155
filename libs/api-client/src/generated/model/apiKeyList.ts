/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ApiKey } from './apiKey';

export interface ApiKeyList {
  items: ApiKey[];
  /** Keys there are */
  total: number;
  /**
     * `cursor` of the next page; null on the last
     * @nullable
     */
  next_cursor: string | null;
}
