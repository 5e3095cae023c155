/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ProjectDtoStatus } from './projectDtoStatus';

export interface ProjectDto {
  id: string;
  title_fr: string;
  title_en: string;
  description_fr: string;
  description_en: string;
  category: string;
  location: string;
  date: string;
  beneficiaries: string;
  status: ProjectDtoStatus;
  /**
     * Address relative to the root of the site
     * @nullable
     */
  image_url: string | null;
  created_at: string;
}
