/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface WebhookInput {
  /**
     * Where to: `https`, no private address or name, port 80, 443 or above 1023; redirects are not followed
     * @maxLength 500
     * @pattern ^[Hh][Tt][Tt][Pp][Ss]://[^\s\u0000-\u001f\u007f-\u009f]+$
     */
  url: string;
  /**
     * Of what it is told
     * @minItems 1
     */
  kinds: ContentKind[];
}
