import { lengthOf, type Locale, type ValidationRule } from '@site/vocabulary';
import { DomainError, violation, type Violation } from './domain-error';

/** One text in both languages of the site; neither is blank. */
export class LocalizedText {
  private constructor(
    readonly fr: string,
    readonly en: string,
  ) {}

  /** @throws DomainError `validation_failed` when a language is blank or longer than `max` code points. */
  static of(text: { fr: string; en: string }, field: LocalizedField): LocalizedText {
    refuseAll([
      ...blankOrLong(text.fr, `/${field.name}_fr`, field.required.fr, field.max),
      ...blankOrLong(text.en, `/${field.name}_en`, field.required.en, field.max),
    ]);
    return new LocalizedText(text.fr, text.en);
  }
}

/** Where a bilingual text stands on the wire and what is said when it is missing. */
export interface LocalizedField {
  readonly name: string;
  readonly required: Readonly<Record<Locale, ValidationRule>>;
  readonly max: number;
}

export interface TextField {
  readonly name: string;
  readonly required: ValidationRule;
  readonly max: number;
}

/** @throws DomainError `validation_failed` when the text is blank or longer than `max` code points. */
export function requireText(text: string, field: TextField): string {
  refuseAll(blankOrLong(text, `/${field.name}`, field.required, field.max));
  return text;
}

function blankOrLong(text: string, pointer: string, required: ValidationRule, max: number): Violation[] {
  if (text.trim() === '') return [violation(pointer, required)];
  if (lengthOf(text) > max) return [violation(pointer, 'text_too_long', { max })];
  return [];
}

function refuseAll(violations: Violation[]): void {
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
}
