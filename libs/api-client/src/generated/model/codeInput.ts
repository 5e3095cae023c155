/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface CodeInput {
  /**
     * Six digits of the application, or a recovery code; spaces and hyphens do not count
     * @maxLength 40
     */
  code: string;
}
