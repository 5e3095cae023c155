/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ApiKeyScope } from './apiKeyScope';

export interface MadeApiKey {
  id: string;
  name: string;
  /** How the key begins */
  hint: string;
  /** `read`: also what is hidden from visitors; `content:write`: make, change and remove records, and read them as `read` does; `files:write`: upload, describe, replace and remove files; `messages:read`: what visitors wrote */
  scopes: ApiKeyScope[];
  /** Name of the administrator who made it; it opens nothing once he is none any more */
  made_by: string;
  created_at: string;
  /** @nullable */
  expires_at: string | null;
  /**
     * To the minute; null: never
     * @nullable
     */
  last_used_at: string | null;
  /** The key itself, shown only now: `Authorization: Bearer …` */
  secret: string;
}
