/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PlacedPartner } from './placedPartner';

export interface PartnerOrder {
  /** All partners, the first one first */
  items: PlacedPartner[];
}
