/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { OwnSession } from './ownSession';

export interface OwnSessionList {
  /** The last used first; at most a hundred */
  items: OwnSession[];
}
