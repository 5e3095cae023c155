/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface LeavingLink {
  /** `token` of the link in the letter */
  token: string;
}
