import { EDITORIAL, propertyOf, wholeOf, wireFields, type Field } from '@site/vocabulary';
import { momentText, valuesOf } from '../content/shapes';
import type { EditedKind, SaidValues } from '../record-lifecycle/edited-kinds';
import { cellOfText, textOfCell } from './csv';

/** What an exported record says of itself before its fields. */
export const IDENTITY = ['id', 'version'] as const;

/** The columns of a table of records: the same in both formats, and both ways. */
export function columnsOf({ fields }: Pick<EditedKind, 'fields'>): string[] {
  return [...IDENTITY, ...fields];
}

/** A value of the wire as a cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? cellOfText(value) : String(value);
}

/** What a cell means, for whoever checks the values of a form. */
export function readerOfCells({ kind }: Pick<EditedKind, 'kind'>): (name: string, cell: string) => unknown {
  const fields = new Map(wireFields(kind.fields).map(({ name, field }) => [name, field] as const));
  return (name, cell) => {
    const text = textOfCell(cell);
    return EDITORIAL.some((one) => one === name) || fields.get(name)?.type === 'flag'
      ? flagOf(text)
      : meant(fields.get(name), text);
  };
}

/** As spreadsheets in both languages write them. */
const FLAGS = new Map<string, boolean | undefined>([
  ...['true', 'vrai', 'oui', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'faux', 'non', 'no', '0'].map((word) => [word, false] as const),
  ['', undefined],
]);

function flagOf(text: string): unknown {
  const word = text.trim().toLowerCase();
  return FLAGS.has(word) ? FLAGS.get(word) : text;
}

/** Nothing in a cell is what a new record has. */
function meant(field: Field | undefined, text: string): unknown {
  if (field?.type === 'whole' && text !== '') return wholeOf(text, field) ?? text;
  if (text === '' && (field === undefined || 'starts' in field)) return undefined;
  return text;
}

/** What a stored record says, by the names of its columns. */
export function saidBy({ kind, fields }: Pick<EditedKind, 'kind' | 'fields'>, record: object): SaidValues {
  const kept = record as Readonly<Record<string, unknown>>;
  const described = valuesOf(kind, record) as SaidValues;
  const said = fields.map((name) => {
    if (name in described) return [name, described[name]];
    const value = kept[propertyOf(name)];
    return [name, value instanceof Date ? momentText(value) : value];
  });
  return Object.fromEntries(said) as SaidValues;
}

/** Whether two records say the same: nothing and an empty text are one. */
export function sameFields(one: SaidValues, other: SaidValues, names: readonly string[]): boolean {
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
