import { isContactEmail, isOneLine, lengthOf, TEXT_LIMITS, wordValidation } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';

/** The form in its order (specification §3); names are ids, too. */
export const FIELDS = ['nom', 'email', 'organisation', 'telephone', 'sujet', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Typed = Readonly<Record<FieldName, string>>;

/** What is wrong, by field. */
export type Refusals = Readonly<Partial<Record<string, string>>>;

const LIMITS: Readonly<Record<FieldName, number>> = {
  nom: TEXT_LIMITS.full_name,
  email: TEXT_LIMITS.email,
  organisation: TEXT_LIMITS.organisation,
  telephone: TEXT_LIMITS.telephone,
  sujet: TEXT_LIMITS.subject,
  message: TEXT_LIMITS.message,
};

const REQUIRED_WORDING = {
  nom: 'contact_name_required',
  email: 'contact_email_required',
  message: 'contact_message_required',
} as const;
export const REQUIRED = Object.keys(REQUIRED_WORDING) as readonly (keyof typeof REQUIRED_WORDING)[];

/** Whether something that must be said is not said. */
export function isIncomplete(typed: Readonly<Partial<Record<string, string>>>): boolean {
  return REQUIRED.some((name) => (typed[name] ?? '').trim() === '');
}

/** What the API would refuse, in its words. */
export function refusalsOf(typed: Typed, locale: Locale): Refusals {
  const refused: Partial<Record<FieldName, string>> = {};
  for (const name of FIELDS) {
    const value = typed[name];
    const max = LIMITS[name];
    if (lengthOf(value) > max) refused[name] = wordValidation('text_too_long', locale, { max });
    else if (name !== 'message' && !isOneLine(value)) {
      refused[name] = wordValidation('one_line_expected', locale);
    }
  }
  for (const name of REQUIRED) {
    if (typed[name].trim() === '') refused[name] = wordValidation(REQUIRED_WORDING[name], locale);
  }
  if (refused.email === undefined && !isContactEmail(typed.email.trim())) {
    refused.email = wordValidation('contact_email_required', locale);
  }
  return refused;
}

/** Which notice goes with refused fields. */
export type Complaint = 'missing' | 'email' | 'fields';

export function complaintOf(typed: Readonly<Partial<Record<string, string>>>, refused: Refusals): Complaint {
  if (isIncomplete(typed)) return 'missing';
  return refused['email'] === undefined ? 'fields' : 'email';
}

export function firstRefused(refused: Refusals): FieldName | undefined {
  return FIELDS.find((name) => refused[name] !== undefined);
}

export function readTyped(form: HTMLFormElement): Typed {
  const values = new FormData(form);
  const read = (name: FieldName) => [name, String(values.get(name) ?? '')] as const;
  return Object.fromEntries(FIELDS.map(read)) as Typed;
}

export function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}
