/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SessionDtoTokenType } from './sessionDtoTokenType';
import type { UserDto } from './userDto';

export interface SessionDto {
  /** JWT for `Authorization: Bearer` */
  access_token: string;
  token_type: SessionDtoTokenType;
  /** Seconds for which the access token holds */
  expires_in: number;
  user: UserDto;
}
