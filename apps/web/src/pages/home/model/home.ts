import type { NewsSummary } from '../../../entities/news-item';
import type { PartnerSummary } from '../../../entities/partner';
import type { MapPoint, ProjectSummary } from '../../../entities/project';

export type NamedPartner = Pick<PartnerSummary, 'id' | 'name' | 'logo'>;

export interface Home {
  /** The latest three; none while nothing is public. */
  news: NewsSummary[];
  /** At most three; none while the firm has entered no project. */
  projects: ProjectSummary[];
  /** None while no project says where it is. */
  points: MapPoint[];
  /** None while the firm has entered no partner. */
  partners: NamedPartner[];
}
