import type { Locale, Refusal } from '@site/vocabulary';
import type { FieldName } from '../../text';

/** What a form holds: the text of every control by the wire name of its field, '' for none. */
export type Values = Readonly<Record<string, string>>;

export interface FieldRule {
  /** Marked with an asterisk. */
  readonly required?: boolean;
  /** Longest text, in code points, where the control counts. */
  readonly max?: number;
  /** Whether a text may have marks. */
  readonly formatted?: boolean;
  /** What is wrong with a text as it is meant. */
  readonly refused?: (meant: string) => Refusal | undefined;
  /** What is meant by what was typed, e.g. an address with its scheme. */
  readonly tidy?: (typed: string) => string;
  /** Values that a choice offers; others stay valid. */
  readonly offered?: readonly string[];
  /** How a stored value reads, e.g. the name of a status; absent: as it is. */
  readonly word?: (value: string, t: (key: string) => string, locale: Locale) => string;
}

export type FieldRules = Readonly<Partial<Record<FieldName, FieldRule>>>;
