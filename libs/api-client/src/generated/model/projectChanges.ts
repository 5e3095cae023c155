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
     * Markdown as in the introduction; no HTML
     * @minLength 1
     * @maxLength 10000
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  description_fr?: string;
  /**
     * Markdown as in the introduction; no HTML
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
     * What English readers are shown instead of `location`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  location_en?: string | null;
  /**
     * Free text
     * @minLength 1
     * @maxLength 60
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  date?: string;
  /**
     * What English readers are shown instead of `date`; null or empty: the same
     * @maxLength 60
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  date_en?: string | null;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern ^[^\u0000]*[^\s\u0000][^\u0000]*$
     */
  beneficiaries?: string;
  /**
     * What English readers are shown instead of `beneficiaries`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  beneficiaries_en?: string | null;
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
  /**
     * For whom it was done; null or empty: not said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  client?: string | null;
  /**
     * What English readers are shown instead of `client`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  client_en?: string | null;
  /**
     * Who paid for it; null or empty: not said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  funder?: string | null;
  /**
     * What English readers are shown instead of `funder`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  funder_en?: string | null;
  /**
     * Markdown as in the introduction; no HTML
     * @maxLength 3000
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  services?: string | null;
  /**
     * What English readers are shown instead of `services`; null or empty: the same
     * @maxLength 3000
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  services_en?: string | null;
  /**
     * What it cost, or how large it is; null or empty: not said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  amount?: string | null;
  /**
     * What English readers are shown instead of `amount`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  amount_en?: string | null;
  /**
     * How long it took; null or empty: not said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  duration?: string | null;
  /**
     * What English readers are shown instead of `duration`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  duration_en?: string | null;
  /**
     * Who worked on it; null or empty: not said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  team?: string | null;
  /**
     * What English readers are shown instead of `team`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  team_en?: string | null;
  /**
     * Where it is: latitude and longitude in decimal degrees, a comma between; null or empty: not said
     * @maxLength 24
     * @nullable
     * @pattern ^(?:-?(?:90(?:\.0{1,5})?|[0-8]?\d(?:\.\d{1,5})?),-?(?:180(?:\.0{1,5})?|(?:1[0-7]\d|\d?\d)(?:\.\d{1,5})?))?$
     */
  point?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture1_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture1_caption?: string | null;
  /**
     * What English readers are shown instead of `picture1_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture1_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture2_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture2_caption?: string | null;
  /**
     * What English readers are shown instead of `picture2_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture2_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture3_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture3_caption?: string | null;
  /**
     * What English readers are shown instead of `picture3_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture3_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture4_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture4_caption?: string | null;
  /**
     * What English readers are shown instead of `picture4_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture4_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture5_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture5_caption?: string | null;
  /**
     * What English readers are shown instead of `picture5_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture5_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture6_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture6_caption?: string | null;
  /**
     * What English readers are shown instead of `picture6_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture6_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture7_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture7_caption?: string | null;
  /**
     * What English readers are shown instead of `picture7_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture7_caption_en?: string | null;
  /**
     * `url` of an uploaded file of the bucket `project-images`; null or empty for none
     * @maxLength 500
     * @nullable
     * @pattern ^(?:/files/project-images/[\w.-]+)?$
     */
  picture8_url?: string | null;
  /**
     * What the picture of this place shows; null or empty: nothing is said
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture8_caption?: string | null;
  /**
     * What English readers are shown instead of `picture8_caption`; null or empty: the same
     * @maxLength 200
     * @nullable
     * @pattern ^[^\u0000]*$
     */
  picture8_caption_en?: string | null;
  /**
     * Ids of publications that belong to it, commas between, 8 at most; null or empty: none
     * @maxLength 295
     * @nullable
     * @pattern ^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,7})?$
     */
  related_publications?: string | null;
  /**
     * Ids of partners that belong to it, commas between, 8 at most; null or empty: none
     * @maxLength 295
     * @nullable
     * @pattern ^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:,[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,7})?$
     */
  related_partners?: string | null;
  /** Whether visitors are not to see it; absent: as it is, and of a new record `false` */
  hidden?: boolean;
  /** Whether its English is to be read again. Absent, or as it is: a change of French alone says so, one of English takes it back, unless `If-Match` names a version with other French, too */
  english_outdated?: boolean;
}
