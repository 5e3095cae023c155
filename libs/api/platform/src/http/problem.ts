import type { DomainError, Violation } from '@site/api-kernel';
import { wordValidation, type Locale } from '@site/vocabulary';
import { problemType, type ProblemDto, type ProblemFieldDto } from './problem.dto';
import { PROBLEMS } from './problem.wording';

/** What a violation says, wherever it points. */
export function wordedViolation(
  { rule, parameters, edit, author }: Violation,
  locale: Locale,
): Omit<ProblemFieldDto, 'pointer'> {
  return {
    code: rule,
    message:
      author === undefined
        ? wordValidation(rule, locale, parameters)
        : wordValidation('record_changed_by', locale, { name: author }),
    ...(edit !== undefined && { changed_by: author ?? null }),
  };
}

export function describeProblem(error: DomainError, locale: Locale, requestId: string): ProblemDto {
  const { status, ...sentence } = PROBLEMS[error.code];
  const errors = error.violations.map((one) => ({ pointer: one.pointer, ...wordedViolation(one, locale) }));
  return {
    type: problemType(error.code),
    title: sentence[locale],
    status,
    detail: errors[0]?.message ?? sentence[locale],
    code: error.code,
    request_id: requestId,
    ...(error.removed && { removed: true }),
    ...(error.currentEdit !== undefined && {
      changed_at: error.currentEdit.at.toISOString(),
      changed_by: error.currentAuthor ?? null,
    }),
    ...(error.usedBy !== undefined && { used_by: error.usedBy }),
    ...(error.unavailable !== undefined && { unavailable: error.unavailable }),
    ...(errors.length > 0 && { errors }),
  };
}
