/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { HealthDtoStatus } from './healthDtoStatus';

export interface HealthDto {
  status: HealthDtoStatus;
}
