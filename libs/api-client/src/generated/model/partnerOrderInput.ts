/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface PartnerOrderInput {
  /**
     * Ids of partners, each once, the first one first; others follow as they stood
     * @maxItems 1000
     */
  ids: string[];
}
