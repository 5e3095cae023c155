/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ImportRecordsDryRun } from './importRecordsDryRun';

export type ImportRecordsParams = {
/**
 * Whether everything is only tried, for the report
 */
dry_run?: ImportRecordsDryRun;
};
