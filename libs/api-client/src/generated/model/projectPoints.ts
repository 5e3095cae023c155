/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectPoint } from './projectPoint';

export interface ProjectPoints {
  items: ProjectPoint[];
}
