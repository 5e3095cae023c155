/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PartnerChanges } from './partnerChanges';

export type PartnerInput = PartnerChanges & ({
  /**
     * A number, or text that is one; what is not numeric, null or absent counts as 0
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  projects_count?: number | null;
}) & Required<Pick<PartnerChanges & ({
  /**
     * A number, or text that is one; what is not numeric, null or absent counts as 0
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  projects_count?: number | null;
}), 'name' | 'type' | 'country' | 'description_fr' | 'description_en'>>;
