/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Problem } from './problem';

/**
 * 405 `method_not_allowed`, 408 `request_timeout`, 413 `payload_too_large`, 414 `uri_too_long`, 415 `unsupported_media_type`, 417 `expectation_failed`, 431 `headers_too_large`, 500 `internal_error`, 501 `not_implemented`, 505 `http_version_not_supported`
 */
export type RefusedResponse = Problem;
