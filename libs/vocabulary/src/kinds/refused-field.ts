import { isCalendarDay } from '../day';
import { lengthOf } from '../limits';
import { isWebsiteUrl } from '../partner';
import { isValidationRule, type RuleParameters, type ValidationRule } from '../validation-wording';
import { ADDRESS_LIMIT, type Field, type TextShape, type WholeField } from './fields';
import type { WireField } from './kind';

export interface Refusal {
  readonly rule: ValidationRule;
  readonly parameters: RuleParameters;
}

const refusal = (rule: ValidationRule, parameters: RuleParameters = {}): Refusal => ({ rule, parameters });

/** What is said where a field of this name is missing (specification §5); a name that §5 does not know: in general. */
export function requiredRule(name: string): ValidationRule {
  const rule = `${name}_required`;
  return isValidationRule(rule) ? rule : 'value_required';
}

/** Why a value of the wire cannot be accepted, if it cannot: the first rule it breaks. */
export function refusedField({ name, field }: WireField, value: unknown): Refusal | undefined {
  if (field.type === 'choice') {
    const known = value === undefined || field.options.some((option) => option === value);
    return known ? undefined : refusal(field.refusal);
  }
  if (field.type === 'whole') {
    return wholeOf(value, field) === undefined ? refusedWhole(field) : undefined;
  }
  if (field.type === 'flag') {
    return value === undefined || typeof value === 'boolean' ? undefined : refusal('flag_expected');
  }
  const empty = value === undefined || value === null || value === '';
  if (empty && !isRequired(field)) return undefined;
  if (isRequired(field) && (typeof value !== 'string' || value.trim() === ''))
    return refusal(requiredRule(name));
  if (typeof value !== 'string') return refusal('text_expected');
  return refusedText(field, value);
}

/** What is said of a number that is none of the field's. */
export function refusedWhole({ min, max }: WholeField): Refusal {
  return min === 0 ? refusal('count_invalid', { max }) : refusal('whole_number_invalid', { min, max });
}

const LONE_SURROGATE = /\p{Cs}/u;

function refusedText(field: Field, value: string): Refusal | undefined {
  const max = 'max' in field ? field.max : ADDRESS_LIMIT;
  if (lengthOf(value) > max) return refusal('text_too_long', { max });
  // PostgreSQL cannot store NUL, and a lone surrogate is no character.
  if (value.includes('\u0000') || LONE_SURROGATE.test(value)) return refusal('character_forbidden');
  if (field.type === 'link' && !isWebsiteUrl(value)) return refusal('website_url_invalid');
  if (field.type === 'day' && !isCalendarDay(value)) return refusal('date_invalid');
  const form = formOf(field);
  if (form && !form.pattern.test(value)) return refusal(form.refusal, form.parameters);
  return undefined;
}

/** The form that a text of the field has to have, if any does. */
export function formOf(field: Field): TextShape | undefined {
  return 'form' in field ? field.form : undefined;
}

export function isRequired(field: Field): boolean {
  if (field.type === 'pair') return true;
  return (field.type === 'text' || field.type === 'prose' || field.type === 'day') && field.optional !== true;
}

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The number that is written: what is not numeric is what the field starts with (specification §5: projects_count).
 * Undefined for a number outside of the range, or no whole one.
 */
export function wholeOf(written: unknown, { min, max, starts }: WholeField): number | undefined {
  const number = typeof written === 'string' ? numberIn(written.trim()) : written;
  if (typeof number !== 'number' || Number.isNaN(number)) return starts;
  if (!Number.isInteger(number) || number < min || number > max) return undefined;
  // There is a negative zero, and it is no count.
  return number === 0 ? 0 : number;
}

function numberIn(text: string): number {
  return NUMERIC.test(text) ? Number(text) : Number.NaN;
}
