/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SessionTokenType } from './sessionTokenType';
import type { User } from './user';

export interface Session {
  /** JWT for `Authorization: Bearer` */
  access_token: string;
  token_type: SessionTokenType;
  /** Seconds for which the access token holds */
  expires_in: number;
  user: User;
}
