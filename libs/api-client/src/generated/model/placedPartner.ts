/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PlacedPartner {
  id: string;
  name: string;
  /** @nullable */
  logo_url: string | null;
  /** Whether visitors do not see it */
  hidden: boolean;
}
