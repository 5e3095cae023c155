/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectInputStatus } from './projectInputStatus';

export interface ProjectInput {
  /**
     * @minLength 1
     * @maxLength 200
     */
  title_fr: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title_en: string;
  /**
     * @minLength 1
     * @maxLength 10000
     */
  description_fr: string;
  /**
     * @minLength 1
     * @maxLength 10000
     */
  description_en: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  category: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  location: string;
  /**
     * Free text
     * @minLength 1
     * @maxLength 60
     */
  date: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  beneficiaries: string;
  /** How far the project is */
  status?: ProjectInputStatus;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     */
  image_url?: string | null;
}
