import { DomainError, violation, type Violation } from '@site/api-kernel';
import { isEmail, lengthOf, normaliseEmail, TEXT_LIMITS } from '@site/vocabulary';
import { passwordViolations } from './password-rule';

/** A person with an account; the e-mail address is normalised. */
export class User {
  /** Since when he waits for a link to choose a password, which nobody could send. */
  readonly resetRequestedAt: Date | null = null;

  constructor(
    readonly id: string,
    readonly email: string,
    readonly fullName: string,
    readonly passwordHash: string,
  ) {}
}

/** Who he is to others. */
export type Identity = Pick<User, 'id' | 'email' | 'fullName'>;

export interface Registration {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** The registration with its address normalised. @throws DomainError `validation_failed` naming every wrong field */
export function demandRegistration(draft: Registration, minPasswordLength: number): Registration {
  const violations = [
    ...fullNameViolations(draft.fullName),
    ...emailViolations(draft.email),
    ...passwordViolations(draft.password, '/password', minPasswordLength),
  ];
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
  return { ...draft, email: normaliseEmail(draft.email) };
}

/** @throws DomainError `validation_failed` */
export function demandEmail(text: string): void {
  const violations = emailViolations(text);
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
}

function emailViolations(text: string): Violation[] {
  return isEmail(text) ? [] : [violation('/email', 'email_invalid')];
}

function fullNameViolations(fullName: string): Violation[] {
  const max = TEXT_LIMITS.full_name;
  if (fullName.trim() === '') return [violation('/full_name', 'full_name_required')];
  return lengthOf(fullName) > max ? [violation('/full_name', 'text_too_long', { max })] : [];
}
