/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Preview {
  /** A whole HTML document without script, links and forms, to be shown in a sandboxed frame */
  html: string;
}
