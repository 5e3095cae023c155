import { DomainError, violation, type Violation } from '@site/api-kernel';
import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import { isEmail, normaliseEmail } from './email-address';
import { passwordViolations } from './password-rule';

/** A person with an account; the e-mail address is normalised. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

export interface Registration {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** The registration with its address normalised. @throws DomainError `validation_failed` naming every wrong field */
export function demandRegistration(draft: Registration, minPasswordLength: number): Registration {
  const email = normaliseEmail(draft.email);
  const violations = [
    ...fullNameViolations(draft.fullName),
    ...(isEmail(email) ? [] : [violation('/email', 'email_invalid')]),
    ...passwordViolations(draft.password, '/password', minPasswordLength),
  ];
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  return { ...draft, email };
}

function fullNameViolations(fullName: string): Violation[] {
  const max = TEXT_LIMITS.full_name;
  if (fullName.trim() === '') return [violation('/full_name', 'full_name_required')];
  return lengthOf(fullName) > max ? [violation('/full_name', 'text_too_long', { max })] : [];
}
