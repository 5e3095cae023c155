/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Visibility } from './visibility';

export type VisibilityParameter = Visibility;
