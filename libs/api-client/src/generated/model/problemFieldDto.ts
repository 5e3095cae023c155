/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ProblemFieldDto {
  /** JSON pointer (RFC 6901) of the field, or the name of the parameter */
  pointer: string;
  code: string;
  message: string;
}
