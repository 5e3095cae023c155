/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { HealthStatus } from './healthStatus';

export interface Health {
  status: HealthStatus;
}
