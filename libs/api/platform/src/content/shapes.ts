import type { Edit } from '@site/api-kernel';
import { EDITORIAL, isFewFlag, isRequired, propertyOf, wholeOf, wireFields } from '@site/vocabulary';
import type {
  DraftOf,
  Editorial,
  EditorialFlags,
  Field,
  FilterNames,
  Kind,
  ValuesOf,
} from '@site/vocabulary';

import type { FilesOfRecord } from './file-facts';
import { pageOf } from './page-address';
import type { Sorts } from '../http/pagination';
import type { SeveralValues } from '../http/several-values';
import type { Versioned } from '../http/versioned';

/** Names of the wire, and of the columns, in the order of the fields. */
export function namesOf({ fields }: Kind): string[] {
  return wireFields(fields).map(({ name }) => name);
}

/** What a request says of a record, as its draft. */
export function draftOf<K extends Kind>(kind: K, input: object): DraftOf<K> {
  const said = input as Readonly<Record<string, unknown>>;
  const fields = Object.entries(kind.fields).map(([name, field]) => [
    propertyOf(name),
    field.type === 'pair' ? { fr: said[`${name}_fr`], en: said[`${name}_en`] } : meant(field, said[name]),
  ]);
  const editorial = EDITORIAL.map((name) => [propertyOf(name), said[name]] as const);
  const told = [...fields, ...editorial].filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as DraftOf<K>;
}

function meant(field: Field, value: unknown): unknown {
  if (field.type === 'whole') return wholeOf(value, field) ?? value;
  if (isFewFlag(field)) return value;
  if ('starts' in field) return value === undefined ? field.starts : value;
  if (isRequired(field)) return value;
  if (value === undefined || value === '') return null;
  // Blanks are no text, but they are no empty address either.
  const isText = field.type === 'text' || field.type === 'prose';
  return isText && typeof value === 'string' && value.trim() === '' ? null : value;
}

/** The fields of a record as they are answered. */
export function valuesOf<K extends Kind>(kind: K, record: object): ValuesOf<K> {
  const kept = record as Readonly<Record<string, unknown>>;
  const values = wireFields(kind.fields).map(({ name, fieldName, locale }) => {
    const value = kept[propertyOf(fieldName)];
    return [name, locale ? (value as Record<string, unknown>)[locale] : value];
  });
  return Object.fromEntries(values) as ValuesOf<K>;
}

/** A moment as it is answered: UTC ISO 8601 with microseconds. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}

export function recordStateOf({ lastEdit, version }: Pick<Kept, 'lastEdit' | 'version'>): RecordState {
  return { updated_at: momentText(lastEdit.at), version };
}

/** What editors alone are told of a record. */
export function editorialOf({ hidden, englishOutdated }: EditorialFlags) {
  return { hidden, english_outdated: englishOutdated };
}

/** A record as it is answered to its editors, unless its kind has more to show than its fields. */
export function recordValues<K extends Kind>(kind: K, record: Kept): RecordOf<K> {
  const { id, createdAt } = record;
  return {
    id,
    ...valuesOf(kind, record),
    ...editorialOf(record),
    created_at: momentText(createdAt),
    ...recordStateOf(record),
    ...pageOf(kind, { id }),
  };
}

/** The same with its version, as routes answer it. */
export function versionedValues<K extends Kind>(kind: K, record: Kept): Versioned<RecordOf<K>> {
  return { value: recordValues(kind, record), version: record.version };
}

/** A record as every kind keeps it. */
export interface Kept extends EditorialFlags {
  readonly id: string;
  readonly createdAt: Date;
  readonly version: number;
  readonly lastEdit: Edit;
}

export type ShownOf<K extends Kind> = { readonly id: string } & ValuesOf<K> & {
    readonly [Name in Editorial]?: boolean;
  } & {
    /** What is said of its files; absent where that is nothing, and in the answer to a change. */
    readonly files?: FilesOfRecord;
    /** Of kinds whose records have pages. */
    readonly page_url?: string;
  };

/** How a record stands: what a copy of it is compared by, and what `If-Match` is made of. */
export interface RecordState {
  readonly updated_at: string;
  readonly version: number;
}

export type RecordOf<K extends Kind> = ShownOf<K> & { readonly created_at: string } & RecordState;

export type Filters<K extends Kind> = Readonly<Partial<Record<FilterNames<K>, SeveralValues>>>;

/** What lists of the kind are sorted by, and of what sort it is. @param made what its newest are the newest by */
export function sortsOf({ fields, sorts }: Kind, made = 'created_at'): Sorts {
  const named = sorts.map((name) => [name, fields[name]?.type === 'whole' ? 'integer' : 'text'] as const);
  return { ...Object.fromEntries(named), [made]: 'moment', updated_at: 'moment' };
}
