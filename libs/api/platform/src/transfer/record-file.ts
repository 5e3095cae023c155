import { isUtf8 } from 'node:buffer';
import { DomainError, violation, type Violation } from '@site/api-kernel';
import { inPointer } from '../http/json-pointer';
import type { EditedKind, SaidValues } from '../record-lifecycle/edited-kinds';
import { parsedJson } from '../server/json-body';
import { BrokenTable, csvRows, type CsvRow } from './csv';
import { columnsOf, readerOfCells } from './record-columns';

export const MOST_RECORDS = 1_000;
/** Longest file. */
export const MOST_BYTES = 5 * 1024 * 1024;

export interface FileRow {
  /** Of the line on which it begins; in JSON its place, from 1. */
  readonly line: number;
  readonly values: SaidValues;
}

export type FileFormat = 'csv' | 'json';

/**
 * The records of a file, by the names of their columns; what its columns do not name is absent.
 * @throws DomainError `unknown_field`, `validation_failed` for what is no table of this kind, `malformed_json`,
 * `body_required`
 */
export function readRecords(edited: EditedKind, format: FileFormat, bytes: Buffer): FileRow[] {
  const rows = format === 'json' ? fromJson(edited, bytes) : fromCsv(edited, bytes);
  if (rows.length > MOST_RECORDS) refuse(violation('', 'records_too_many', { max: MOST_RECORDS }));
  return rows;
}

function fromJson(edited: EditedKind, bytes: Buffer): FileRow[] {
  const records = parsedJson(bytes);
  if (records === undefined) throw new DomainError('body_required');
  if (!Array.isArray(records)) refuse(violation('', 'several_expected', { max: MOST_RECORDS }));
  const known = new Set(columnsOf(edited));
  return (records as unknown[]).map((record, place) => {
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      refuse(violation(`/${place}`, 'object_expected'));
    const values = record as SaidValues;
    refuseUnknown(Object.keys(values), known, `/${place}`);
    return { line: place + 1, values };
  });
}

function fromCsv(edited: EditedKind, bytes: Buffer): FileRow[] {
  if (!isUtf8(bytes)) refuse(violation('', 'table_encoding'));
  const [header, ...rows] = tableIn(bytes.toString());
  if (header === undefined) return [];
  const names = header.cells.map((name) => name.trim());
  refuseUnknown(names, new Set(columnsOf(edited)), '');
  if (new Set(names).size < names.length) refuse(violation('', 'column_repeated'));
  const read = readerOfCells(edited);
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) refuse(violation(`/${line}`, 'row_uneven', { count: names.length }));
    const values = names.map((name, index) => [name, read(name, cells[index] ?? '')] as const);
    return { line, values: Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  });
}

function tableIn(text: string): CsvRow[] {
  try {
    return [...csvRows(text)];
  } catch (error) {
    if (error instanceof BrokenTable) refuse(violation(`/${error.line}`, 'table_broken'));
    throw error;
  }
}

function refuseUnknown(names: readonly string[], known: ReadonlySet<string>, place: string): void {
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const violations = unknown.map((name) => violation(`${place}/${inPointer(name)}`, 'field_unknown'));
  throw new DomainError('unknown_field', { violations });
}

function refuse(...violations: Violation[]): never {
  throw new DomainError('validation_failed', { violations });
}
