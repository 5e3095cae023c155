/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface SeenRecord {
  id: string;
  /**
     * The version that was read
     * @minimum 1
     */
  version: number;
}
