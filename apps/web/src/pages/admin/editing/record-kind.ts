import type { Locale, RuleParameters, ValidationRule } from '@site/vocabulary';
import type { ComponentType } from 'react';

/** What a form holds: the text of every control by the wire name of its field, '' for none. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

export interface FieldRule {
  /** What is said when the field is empty; absent: it may be. */
  readonly required?: ValidationRule;
  /** Longest text, in code points. */
  readonly max?: number;
  /** What else may be wrong with a text. */
  readonly check?: (
    value: string,
  ) => readonly [rule: ValidationRule, parameters?: RuleParameters] | undefined;
  /** What is meant by what was typed, e.g. an address with its scheme. */
  readonly tidy?: (typed: string) => string;
  /** How a stored value reads, e.g. the name of a status; absent: as it is. */
  readonly word?: (value: string, t: (key: string) => string, locale: Locale) => string;
}

/** The fields of a form in their order. */
export type FieldRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;
export type ValuesOf<Rules extends FieldRules> = Values<Extract<keyof Rules, string>>;

export interface RecordCalls<TRecord, TValues extends Values> {
  /** Name of the kind of content: what is cached of it stands under it, and drafts too. */
  readonly kind: string;
  read(id: string): Promise<{ value: TRecord; etag: string | undefined }>;
  create(values: TValues, idempotencyKey: string): Promise<unknown>;
  revise(id: string, values: TValues, etag: string): Promise<unknown>;
  /** What the form shows of a stored record. */
  valuesOf(record: TRecord): TValues;
}

export interface BodyProps<TRecord> {
  /** The record as it is stored; none while it is new. */
  readonly record: TRecord | undefined;
}

/** All that one kind of content says of its form; the rest is the same for every kind. */
export interface RecordKind<TRecord, TValues extends Values> {
  readonly calls: RecordCalls<TRecord, TValues>;
  readonly rules: FieldRules<Extract<keyof TValues, string>>;
  /** What a new record starts with. */
  readonly empty: () => TValues;
  readonly Body: ComponentType<BodyProps<TRecord>>;
  /** Where its sentences stand among the texts: `create`, `edit`, `created`, `revised`, … */
  readonly texts: string;
  /** The path of its list. */
  readonly list: string;
  /** Where visitors see a record. */
  readonly publicAddress?: (id: string, locale: Locale) => string;
  /** What the link to it is called, among the texts; absent: as for every record. */
  readonly view?: string;
}
