/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ApiKey } from './apiKey';

export type MadeApiKey = ApiKey & {
  /** The key itself, shown only now: `Authorization: Bearer …` */
  secret: string;
};
