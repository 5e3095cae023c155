/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FirmFacts } from './firmFacts';
import type { PublishedFirmFiles } from './publishedFirmFiles';

export type PublishedFirm = FirmFacts & {
  /** What is said of the files besides, by the field with the address; absent where that is nothing */
  files?: PublishedFirmFiles;
};
