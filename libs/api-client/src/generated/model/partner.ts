/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PartnerFiles } from './partnerFiles';

export interface Partner {
  id: string;
  name: string;
  type: string;
  country: string;
  /** @nullable */
  country_en: string | null;
  /** Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML */
  description_fr: string;
  /** Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML */
  description_en: string;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  logo_url: string | null;
  /**
     * Absolute address, http or https, as browsers read it
     * @nullable
     */
  website_url: string | null;
  projects_count: number;
  /** Whether visitors do not see it; administrators only are told */
  hidden?: boolean;
  /** Whether its French is newer than its English; administrators only are told */
  english_outdated?: boolean;
  /** What is said of its files besides, by the field with the address; absent where that is nothing, and in the answer to a change of the record */
  files?: PartnerFiles;
  created_at: string;
  /** When it was last changed */
  updated_at: string;
  /**
     * Grows with each change; `"v3"` in `If-Match` names version 3
     * @minimum 1
     */
  version: number;
}
