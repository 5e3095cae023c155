/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Firm } from './firm';
import type { UnknownFact } from './unknownFact';

export type Settings = Firm & {
  /** Facts that the owner has not given yet */
  to_complete: UnknownFact[];
};
