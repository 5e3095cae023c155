/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Change } from './change';

export interface Changes {
  items: Change[];
  /** `since` of the next call */
  next: string;
  /** Whether there are more already */
  more: boolean;
}
