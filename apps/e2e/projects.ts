import { recordsOf, type Stored } from './records.ts';

export interface ProjectBody {
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly category: string;
  readonly location: string;
  readonly date: string;
  readonly beneficiaries: string;
  readonly status: string;
  readonly image_url: string | null;
  /** Latitude and longitude, where it is known. */
  readonly point?: string;
}

export type Project = ProjectBody & Stored;

export const projects = recordsOf<ProjectBody>('/api/v1/projects', {
  title_fr: 'Étude du bassin du Bandama',
  title_en: 'Study of the Bandama basin',
  description_fr: 'Débits, crues et étiages du fleuve.\n\nUn second paragraphe.',
  description_en: 'Flows, floods and low waters of the river.\n\nA second paragraph.',
  category: 'GIRE',
  location: 'Bouaflé',
  date: '2024',
  beneficiaries: '12 000 habitants',
  status: 'ongoing',
  image_url: null,
});

export const { example: aProject, publish, publishSeveral, reviseElsewhere, withdraw } = projects;
export const storedProjects = projects.stored;
