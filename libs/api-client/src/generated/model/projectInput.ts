/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectInputStatus } from './projectInputStatus';

export interface ProjectInput {
  /** @maxLength 200 */
  title_fr: string;
  /** @maxLength 200 */
  title_en: string;
  /** @maxLength 10000 */
  description_fr: string;
  /** @maxLength 10000 */
  description_en: string;
  /** @maxLength 60 */
  category: string;
  /** @maxLength 200 */
  location: string;
  /**
     * Free text
     * @maxLength 60
     */
  date: string;
  /** @maxLength 200 */
  beneficiaries: string;
  status?: ProjectInputStatus;
  /**
     * `url` of an uploaded file of the bucket `project-images`
     * @maxLength 500
     * @nullable
     */
  image_url?: string | null;
}
