/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FirmFacts } from './firmFacts';
import type { UnknownFact } from './unknownFact';

export type Settings = FirmFacts & {
  /** Facts that the owner has not given yet */
  to_complete: UnknownFact[];
};
