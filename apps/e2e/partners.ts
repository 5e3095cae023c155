import { recordsOf } from './records.ts';

export interface PartnerBody {
  readonly name: string;
  readonly type: string;
  readonly country: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly logo_url: string | null;
  readonly website_url: string | null;
  readonly projects_count: number | string | null;
}

export const partners = recordsOf<PartnerBody>('/api/v1/partners', {
  name: 'Office des eaux du Bandama',
  type: 'Gouvernement',
  country: 'Côte d’Ivoire',
  description_fr: 'Distribue l’eau potable dans douze villes.',
  description_en: 'Supplies drinking water to twelve towns.',
  logo_url: null,
  website_url: null,
  projects_count: 3,
});
