/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Firm } from './firm';

export type FirmInput = Firm;
