import type { RuleParameters, ValidationRule } from '@site/vocabulary';
import type { Edit } from './edit';
import type { Allowance } from './rate-limiter';

/** Every way in which the product refuses; the HTTP adapter knows the status and wording of each. */
export const ERROR_CODES = [
  'malformed_request',
  'malformed_json',
  'body_required',
  'invalid_parameter',
  'invalid_credentials',
  'token_invalid',
  'token_expired',
  'session_revoked',
  'session_expired',
  'refresh_token_already_used',
  'forbidden',
  'scope_missing',
  'second_factor_required',
  'csrf',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'email_taken',
  'last_admin',
  'second_factor_active',
  'idempotency_in_progress',
  'file_in_use',
  'already_announced',
  'nobody_subscribed',
  'edit_conflict',
  'payload_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'range_not_satisfiable',
  'expectation_failed',
  'validation_failed',
  'unknown_field',
  'image_too_large',
  'idempotency_key_reused',
  'precondition_required',
  'rate_limited',
  'headers_too_large',
  'internal_error',
  'not_implemented',
  'http_version_not_supported',
  'dependency_unavailable',
  'insufficient_storage',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One refused place of an input: `pointer` is a JSON pointer (RFC 6901) or the name of a parameter. */
export interface Violation {
  readonly pointer: string;
  readonly rule: ValidationRule;
  readonly parameters: RuleParameters;
  /** Of a record that was changed meanwhile: when and by whom. */
  readonly edit?: Edit;
  /** Name of that person. */
  readonly author?: string;
}

export function violation(pointer: string, rule: ValidationRule, parameters: RuleParameters = {}): Violation {
  return { pointer, rule, parameters };
}

/** A record as a refusal names it. */
export interface NamedRecord {
  /** As in its addresses in the API. */
  readonly kind: string;
  readonly id: string;
  readonly title: string | null;
  /** Whether it lies in the bin. */
  readonly binned: boolean;
}

export interface DomainErrorOptions {
  readonly violations?: readonly Violation[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
  /** The limit that is used up, for `rate_limited`. */
  readonly allowance?: Allowance;
  /** Of `not_found`: what is asked for was public once, and was removed. */
  readonly removed?: boolean;
  /** Version of the record that stands, for `edit_conflict`. */
  readonly currentVersion?: number;
  /** Who made that version, and when. */
  readonly currentEdit?: Edit;
  /** Name of the person who made it. */
  readonly currentAuthor?: string;
  /** What uses the file, for `file_in_use`. */
  readonly usedBy?: readonly NamedRecord[];
  /** Parts that are missing, for `dependency_unavailable`. */
  readonly unavailable?: readonly string[];
  readonly cause?: unknown;
}

export class DomainError extends Error {
  readonly violations: readonly Violation[];
  readonly retryAfter: number | undefined;
  readonly allowance: Allowance | undefined;
  readonly removed: boolean;
  readonly currentVersion: number | undefined;
  readonly currentEdit: Edit | undefined;
  readonly currentAuthor: string | undefined;
  readonly usedBy: readonly NamedRecord[] | undefined;
  readonly unavailable: readonly string[] | undefined;

  constructor(
    readonly code: ErrorCode,
    options: DomainErrorOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'DomainError';
    this.violations = options.violations ?? [];
    this.retryAfter = options.retryAfter;
    this.allowance = options.allowance;
    this.removed = options.removed ?? false;
    this.currentVersion = options.currentVersion;
    this.currentEdit = options.currentEdit;
    this.currentAuthor = options.currentAuthor;
    this.usedBy = options.usedBy;
    this.unavailable = options.unavailable;
  }
}
