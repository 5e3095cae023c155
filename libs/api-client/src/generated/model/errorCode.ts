/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * Stable; the table of codes says what each means
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  malformed_json: 'malformed_json',
  invalid_parameter: 'invalid_parameter',
  invalid_credentials: 'invalid_credentials',
  token_invalid: 'token_invalid',
  token_expired: 'token_expired',
  session_revoked: 'session_revoked',
  session_expired: 'session_expired',
  refresh_token_already_used: 'refresh_token_already_used',
  forbidden: 'forbidden',
  csrf: 'csrf',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  email_taken: 'email_taken',
  last_admin: 'last_admin',
  idempotency_in_progress: 'idempotency_in_progress',
  edit_conflict: 'edit_conflict',
  payload_too_large: 'payload_too_large',
  uri_too_long: 'uri_too_long',
  unsupported_media_type: 'unsupported_media_type',
  validation_failed: 'validation_failed',
  unknown_field: 'unknown_field',
  image_too_large: 'image_too_large',
  idempotency_key_reused: 'idempotency_key_reused',
  precondition_required: 'precondition_required',
  rate_limited: 'rate_limited',
  internal_error: 'internal_error',
  dependency_unavailable: 'dependency_unavailable',
  insufficient_storage: 'insufficient_storage',
} as const;
