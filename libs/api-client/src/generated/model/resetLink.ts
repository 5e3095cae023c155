/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ResetLink {
  /** Whether the mail server took the link */
  mailed: boolean;
  /**
     * The link, to be handed over, where it was not mailed; it is shown only now
     * @nullable
     */
  url: string | null;
  expires_at: string;
}
