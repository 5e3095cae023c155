/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface FileChanges {
  /**
     * What people call it; stored without what no file system takes
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What the picture shows, in French, for who does not see it; empty: nothing is said
     * @maxLength 300
     */
  alt_fr?: string;
  /**
     * What the picture shows, in English, for who does not see it; empty: nothing is said
     * @maxLength 300
     */
  alt_en?: string;
  /**
     * The point that stays in sight where the picture is cropped, in hundredths of its width
     * @minimum 0
     * @maximum 100
     */
  focal_x?: number;
  /**
     * The point that stays in sight where the picture is cropped, in hundredths of its height
     * @minimum 0
     * @maximum 100
     */
  focal_y?: number;
}
