import { recordsOf } from './records.ts';

export interface PublicationBody {
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly type: string;
  readonly category: string;
  readonly language: string;
  readonly date: string;
  readonly file_url: string | null;
  readonly file_size: string | null;
}

export const publications = recordsOf<PublicationBody>('/api/v1/publications', {
  title_fr: 'Guide des étiages du Bandama',
  title_en: 'Guide to the low waters of the Bandama',
  description_fr: 'Mesurer, comparer et prévoir les basses eaux.',
  description_en: 'Measuring, comparing and forecasting low waters.',
  type: 'Guide',
  category: 'GIRE',
  language: 'FR',
  date: '2024',
  file_url: null,
  file_size: null,
});
