import { DomainError, violation } from '@site/api-kernel';
import { isValidationRule } from '@site/vocabulary';

/**
 * A rule that only the database can keep, because others write at the same time: its trigger raises a foreign key or check
 * violation that names the column and, as the constraint, the rule. (PostgreSQL's own name no column.)
 */
export function refusedField(error: unknown): DomainError | undefined {
  const { code, column, constraint } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if ((code !== '23503' && code !== '23514') || typeof column !== 'string' || typeof constraint !== 'string')
    return undefined;
  if (!isValidationRule(constraint)) return undefined;
  return new DomainError('validation_failed', {
    violations: [violation(`/${column}`, constraint)],
    cause: error,
  });
}
