import type { Bucket } from '../buckets';
import { TEXT_LIMITS } from '../limits';
import type { Locale } from '../locale';
import type { RuleParameters, ValidationRule } from '../validation-wording';

interface Described {
  /** What readers of the API are told besides its name. */
  readonly description?: string;
}

/** One line (`text`), or paragraphs in a small Markdown (`prose`); `max` in code points. */
export interface TextField extends Described {
  readonly type: 'text' | 'prose';
  readonly max: number;
  readonly example: string;
  /** Values a form offers; others stay valid. */
  readonly offered?: readonly string[];
  readonly optional?: boolean;
  /** What the text looks like; what it is for is said by whoever reads it. */
  readonly form?: TextShape;
  /** The field that it says in English: where it says nothing, English readers are shown that one. */
  readonly englishOf?: string;
  /** A place, date or count: what it says in French, months and numbers, is put in English where nothing else is said. */
  readonly worded?: true;
  /** It holds ids of this kind, commas between: visitors are told those that they may see. */
  readonly relates?: string;
}

export interface TextShape {
  readonly pattern: RegExp;
  readonly refusal: ValidationRule;
  readonly parameters?: RuleParameters;
}

/** A text in both languages of the site: `{name}_fr` and `{name}_en` on the wire. */
export interface PairField extends Described {
  readonly type: 'pair';
  readonly of: 'text' | 'prose';
  readonly max: number;
  readonly example: Readonly<Record<Locale, string>>;
}

/** One of a closed list of values. */
export interface ChoiceField<Option extends string = string> extends Described {
  readonly type: 'choice';
  readonly options: readonly Option[];
  /** What a new record has where nothing is said. */
  readonly starts: Option;
  readonly refusal: ValidationRule;
}

export interface WholeField extends Described {
  readonly type: 'whole';
  readonly min: number;
  readonly max: number;
  readonly starts: number;
  readonly example: number;
}

export interface FlagField extends Described {
  readonly type: 'flag';
  readonly starts: boolean;
}

/**
 * A distinction that some records have, and no part of what they say: where nothing is said of it, it stays as it is,
 * and copies and former versions do not bring it.
 */
export interface FewFlagField extends FlagField {
  readonly atMost: number;
  /** What is said to one more. */
  readonly refusal: ValidationRule;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export interface DayField extends Described {
  readonly type: 'day';
  readonly example: string;
  readonly optional?: boolean;
}

/** The address of a file that was uploaded here, or none. */
export interface FileField extends Described {
  readonly type: 'file';
  readonly bucket: Bucket;
  /** Of the example, with its dot. */
  readonly ending: string;
}

/** An absolute address of the web, http or https, or none. */
export interface LinkField extends Described {
  readonly type: 'link';
  readonly example: string;
}

export type Field =
  | TextField
  | PairField
  | ChoiceField
  | WholeField
  | FlagField
  | FewFlagField
  | DayField
  | FileField
  | LinkField;
export type Fields = Readonly<Record<string, Field>>;

export const text = (max: number, example: string, more: Partial<TextField> = {}) =>
  ({ ...more, type: 'text', max, example }) as const;
export const optionalText = (max: number, example: string, more: Partial<TextField> = {}) =>
  ({ ...more, type: 'text', max, example, optional: true }) as const;
/** What English readers are shown instead of the field of this name. */
export const englishOf = <const Type extends TextField['type'] = 'text'>(
  field: string,
  max: number,
  example: string,
  type?: Type,
) =>
  ({
    type: (type ?? 'text') as Type,
    max,
    example,
    optional: true,
    englishOf: field,
    description: `What English readers are shown instead of \`${field}\`; null or empty: the same`,
  }) as const;
export const prose = (max: number, example: string, more: Partial<TextField> = {}) =>
  ({ ...more, type: 'prose', max, example }) as const;
export const optionalProse = (max: number, example: string, more: Partial<TextField> = {}) =>
  ({ ...more, type: 'prose', max, example, optional: true }) as const;
export const pair = (of: PairField['of'], max: number, fr: string, en: string) =>
  ({ type: 'pair', of, max, example: { fr, en } }) as const;
export const choice = <const Option extends string>(
  options: readonly Option[],
  starts: NoInfer<Option>,
  refusal: ValidationRule,
  description: string,
): ChoiceField<Option> => ({ type: 'choice', options, starts, refusal, description });
export const whole = (range: Omit<WholeField, 'type'>) => ({ ...range, type: 'whole' }) as const;
export const flag = (starts: boolean, description: string) =>
  ({ type: 'flag', starts, description }) as const;
export const fewFlag = (atMost: number, refusal: ValidationRule, description: string) =>
  ({ ...flag(false, description), atMost, refusal }) as const;
/** Whether a text is written in the small Markdown. */
export const isFormatted = (field: Field): boolean =>
  field.type === 'prose' || (field.type === 'pair' && field.of === 'prose');
/** Whether a field is no part of what a record says. */
export const isFewFlag = (field: Field): field is FewFlagField => 'atMost' in field;
export const day = (example: string, more: Partial<DayField> = {}) =>
  ({ ...more, type: 'day', example }) as const;
export const optionalDay = (example: string) => ({ type: 'day', example, optional: true }) as const;
export const file = (bucket: Bucket, ending: string, description?: string) =>
  ({ type: 'file', bucket, ending, ...(description !== undefined && { description }) }) as const;
export const link = (example: string) => ({ type: 'link', example }) as const;

/** Longest address, in code points. */
export const ADDRESS_LIMIT = TEXT_LIMITS.url;
