import { isEmail, isOneLine, lengthOf, TEXT_LIMITS, wordValidation, type Locale } from '@site/vocabulary';
import type { Errors, Outcome } from '../../../shared/form';

/** The form in its order (specification §3); names are ids, too. */
export const FIELDS = ['nom', 'email', 'organisation', 'telephone', 'sujet', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Typed = Readonly<Record<FieldName, string>>;

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
const REQUIRED = Object.keys(REQUIRED_WORDING) as readonly (keyof typeof REQUIRED_WORDING)[];

/** What the API would refuse, in its words. */
export function refusalsOf(typed: Typed, locale: Locale): Errors {
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
  if (refused.email === undefined && !isEmail(typed.email)) {
    refused.email = wordValidation('contact_email_required', locale);
  }
  return refused;
}

/** Refused fields, and the notice that goes with them. */
export function refusal(typed: Errors, errors: Errors, t: (key: string) => string): Outcome {
  const complaint = complaintOf(typed, errors);
  const notice = { title: t(`notice.${complaint}`), description: t(`notice.${complaint}Detail`) };
  return { notice: { ...notice, tone: 'destructive' }, errors };
}

function complaintOf(typed: Errors, errors: Errors): 'missing' | 'email' | 'fields' {
  if (REQUIRED.some((name) => (typed[name] ?? '').trim() === '')) return 'missing';
  return errors['email'] === undefined ? 'fields' : 'email';
}
