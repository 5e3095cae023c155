/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentRecord } from './contentRecord';
import type { ProjectStatus } from './projectStatus';

export type Project = ContentRecord & ({
  title_fr: string;
  title_en: string;
  /** Markdown as in the introduction; no HTML */
  description_fr: string;
  /** Markdown as in the introduction; no HTML */
  description_en: string;
  category: string;
  location: string;
  /** @nullable */
  location_en: string | null;
  date: string;
  /** @nullable */
  date_en: string | null;
  beneficiaries: string;
  /** @nullable */
  beneficiaries_en: string | null;
  status: ProjectStatus;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  image_url: string | null;
  /** Whether the home page shows it first; 3 at most are */
  featured: boolean;
  /** @nullable */
  client: string | null;
  /** @nullable */
  client_en: string | null;
  /** @nullable */
  funder: string | null;
  /** @nullable */
  funder_en: string | null;
  /**
     * Markdown as in the introduction; no HTML
     * @nullable
     */
  services: string | null;
  /**
     * What English readers are shown instead of `services`; null or empty: the same
     * @nullable
     */
  services_en: string | null;
  /** @nullable */
  amount: string | null;
  /** @nullable */
  amount_en: string | null;
  /** @nullable */
  duration: string | null;
  /** @nullable */
  duration_en: string | null;
  /** @nullable */
  team: string | null;
  /** @nullable */
  team_en: string | null;
  /** @nullable */
  point: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture1_url: string | null;
  /** @nullable */
  picture1_caption: string | null;
  /** @nullable */
  picture1_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture2_url: string | null;
  /** @nullable */
  picture2_caption: string | null;
  /** @nullable */
  picture2_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture3_url: string | null;
  /** @nullable */
  picture3_caption: string | null;
  /** @nullable */
  picture3_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture4_url: string | null;
  /** @nullable */
  picture4_caption: string | null;
  /** @nullable */
  picture4_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture5_url: string | null;
  /** @nullable */
  picture5_caption: string | null;
  /** @nullable */
  picture5_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture6_url: string | null;
  /** @nullable */
  picture6_caption: string | null;
  /** @nullable */
  picture6_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture7_url: string | null;
  /** @nullable */
  picture7_caption: string | null;
  /** @nullable */
  picture7_caption_en: string | null;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  picture8_url: string | null;
  /** @nullable */
  picture8_caption: string | null;
  /** @nullable */
  picture8_caption_en: string | null;
  /** @nullable */
  related_publications: string | null;
  /** @nullable */
  related_partners: string | null;
  /** Its page on the site, relative to the root; in English below `/en`. There once visitors may see the record */
  page_url: string;
  created_at: string;
});
