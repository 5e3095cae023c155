/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectStatus } from './projectStatus';

export interface ProjectChanges {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_fr?: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  title_en?: string;
  /**
     * Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_fr?: string;
  /**
     * Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_en?: string;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  category?: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  location?: string;
  /**
     * Free text
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  date?: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  beneficiaries?: string;
  /** How far the project is */
  status?: ProjectStatus;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  image_url?: string | null;
  /** Whether the home page shows it first; 3 at most are; absent: as it is, and of a new record `false` */
  featured?: boolean;
  /** Whether visitors are not to see it; absent: as it is, and of a new record `false` */
  hidden?: boolean;
}
