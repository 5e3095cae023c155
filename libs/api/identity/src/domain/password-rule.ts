import { DomainError, violation, type Violation } from '@site/api-kernel';
import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';

/** A password is taken as typed: its length in code points is all that is asked of it. */
export function passwordViolations(password: string, pointer: string, min: number): Violation[] {
  const length = lengthOf(password);
  if (length < min) return [violation(pointer, 'password_too_short', { min })];
  if (length > TEXT_LIMITS.password)
    return [violation(pointer, 'text_too_long', { max: TEXT_LIMITS.password })];
  return [];
}

/** @throws DomainError `validation_failed` */
export function demandPassword(password: string, pointer: string, min: number): void {
  const violations = passwordViolations(password, pointer, min);
  if (violations.length > 0) throw new DomainError('validation_failed', { violations });
}
