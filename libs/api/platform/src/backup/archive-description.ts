import { DESCRIPTION, SUMMARY } from './archive';
import { altered, BackupFailure } from './backup-failure';
import type { ArchiveDescription, ArchiveSummary } from './copied-tables';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);
const isTable = (value: unknown): boolean =>
  isFields(value) && isText(value['name']) && isListOf(value['columns'], isText);
const isSequence = (value: unknown): boolean =>
  isFields(value) && isText(value['name']) && isText(value['value']) && typeof value['called'] === 'boolean';

/** @throws BackupFailure for what somebody has changed, or a later release wrote */
export function describedBy(bytes: Buffer): ArchiveDescription {
  const description = fieldsIn(bytes, DESCRIPTION);
  const { format, created_at, steps, tables, sequences } = description;
  if (isCount(format) && Number(format) > 1) {
    throw new BackupFailure(
      'L’archive vient d’une version plus récente',
      'the archive was written by a later release',
    );
  }
  const isWhole = format === 1 && isText(created_at) && isListOf(steps, isText);
  if (!isWhole || !isListOf(tables, isTable) || !isListOf(sequences, isSequence)) throw altered(DESCRIPTION);
  return description as unknown as ArchiveDescription;
}

/** @throws BackupFailure for what somebody has changed */
export function summaryOf(bytes: Buffer): ArchiveSummary {
  const summary = fieldsIn(bytes, SUMMARY);
  const counts = ['tables', 'rows', 'files', 'bytes'].map((name) => summary[name]);
  if (!counts.every(isCount) || !isListOf(summary['missing'], isText)) throw altered(SUMMARY);
  return summary as unknown as ArchiveSummary;
}

function fieldsIn(bytes: Buffer, name: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw altered(name);
  }
  if (!isFields(value)) throw altered(name);
  return value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
