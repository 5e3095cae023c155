/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { PublicationFiles } from './publicationFiles';

export interface Publication {
  id: string;
  title_fr: string;
  title_en: string;
  /** Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML */
  description_fr: string;
  /** Markdown: paragraphs, `**bold**`, `*italics*`, `# heading`, `- item`, `1. item`, `[link](https://example.org)`; no HTML */
  description_en: string;
  type: string;
  category: string;
  language: string;
  date: string;
  /** @nullable */
  date_en: string | null;
  /**
     * Address relative to the root of the site; visitors are sent to `download`, which counts
     * @nullable
     */
  file_url: string | null;
  /** @nullable */
  file_size: string | null;
  /** Whether visitors do not see it; administrators only are told */
  hidden?: boolean;
  /** Whether its French is newer than its English; administrators only are told */
  english_outdated?: boolean;
  /** Its page on the site, relative to the root; in English below `/en`. There once visitors may see the record */
  page_url: string;
  /** What is said of its files besides, by the field with the address; absent where that is nothing, and in the answer to a change of the record */
  files?: PublicationFiles;
  created_at: string;
  /** When it was last changed */
  updated_at: string;
  /**
     * Grows with each change; `"v3"` in `If-Match` names version 3
     * @minimum 1
     */
  version: number;
  /**
     * Completed downloads
     * @minimum 0
     */
  downloads: number;
}
