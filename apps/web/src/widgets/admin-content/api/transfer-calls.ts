import { http, type ImportReport } from '@site/api-client';
import { saveAnswer } from '../../../shared/save-file';

export type ExportFormat = 'csv' | 'json';

/** Saves all records of a kind that these parameters ask for: `q`, `ids` and the filters of its list. @throws ApiError */
export function exportRecords(
  url: string,
  format: ExportFormat,
  parameters: Readonly<Record<string, string>>,
): Promise<void> {
  const chosen = Object.entries(parameters).filter(([, value]) => value !== '');
  return saveAnswer(`/api/v1/${url}/export?${new URLSearchParams([['format', format], ...chosen])}`);
}

/** @param dryRun whether everything is only tried, for the report @throws ApiError */
export function importRecords(url: string, file: File, dryRun: boolean): Promise<ImportReport> {
  const type = /\.json$/i.test(file.name) ? 'application/json' : 'text/csv';
  return http(`/api/v1/${url}/import?dry_run=${dryRun}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: file,
  });
}
