/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ReadyStatus } from './readyStatus';

export interface Ready {
  status: ReadyStatus;
  /** Parts that do not work at this moment, while the others do */
  unavailable: string[];
}
