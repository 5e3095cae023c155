/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ReadyDtoStatus } from './readyDtoStatus';

export interface ReadyDto {
  status: ReadyDtoStatus;
  /** Parts that do not work at this moment, while the others do */
  unavailable: string[];
}
