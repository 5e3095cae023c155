/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ApiKeyScope } from './apiKeyScope';

export interface ApiKeyInput {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * `read`: also what is hidden from visitors; `content:write`: make, change and remove records, and read them as `read` does; `files:write`: upload, describe, replace and remove files; `messages:read`: what visitors wrote
     * @minItems 1
     */
  scopes: ApiKeyScope[];
  /**
     * A moment to come, from which on it opens nothing; null or absent: never
     * @nullable
     */
  expires_at?: string | null;
}
