import type { DomainError, ErrorCode, NamedRecord, Violation } from '@site/api-kernel';
import { wordValidation, type Locale } from '@site/vocabulary';
import { PROBLEMS } from './problem.wording';

/** The body of every refusal: RFC 9457 with this product's extensions. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
  /** Of `not_found`: what was there has been removed. */
  readonly removed?: true;
  /** Of `edit_conflict`: when the version that stands was made, and who made it. */
  readonly changed_at?: string;
  readonly changed_by?: string | null;
  /** Of `file_in_use`: what uses it. */
  readonly used_by?: readonly NamedRecord[];
  /** Of `dependency_unavailable`: what is missing, for operators. */
  readonly unavailable?: readonly string[];
  readonly errors?: readonly ProblemField[];
}

interface ProblemField {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** Of `record_changed`: who did. */
  readonly changed_by?: string | null;
}

export const PROBLEM_TYPE = 'application/problem+json';
export const PROBLEM_CONTENT_TYPE = `${PROBLEM_TYPE}; charset=utf-8`;

/** A name rather than an address (RFC 9457 §3.1.1): the same on every host, and nothing to be fetched. */
export function problemType(code: ErrorCode): string {
  return `urn:problem:${code}`;
}

/** What a violation says, wherever it points. */
export function wordedViolation(
  { rule, parameters, edit, author }: Violation,
  locale: Locale,
): Omit<ProblemField, 'pointer'> {
  return {
    code: rule,
    message:
      author === undefined
        ? wordValidation(rule, locale, parameters)
        : wordValidation('record_changed_by', locale, { name: author }),
    ...(edit !== undefined && { changed_by: author ?? null }),
  };
}

export function describeProblem(error: DomainError, locale: Locale, requestId: string): ProblemBody {
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
