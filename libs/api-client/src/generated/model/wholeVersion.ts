/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Version } from './version';
import type { WholeVersionValues } from './wholeVersionValues';

export type WholeVersion = Version & {
  /** What the record said, by the names of its fields */
  values: WholeVersionValues;
};
