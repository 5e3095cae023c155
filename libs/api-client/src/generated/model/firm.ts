/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FirmFacts } from './firmFacts';

export type Firm = FirmFacts;
