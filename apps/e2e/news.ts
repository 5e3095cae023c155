import { recordsOf } from './records.ts';

export interface NewsBody {
  readonly title_fr: string;
  readonly title_en: string;
  readonly content_fr: string;
  readonly content_en: string;
  readonly image_url: string | null;
  readonly published_at: string | null;
}

export const news = recordsOf<NewsBody>('/api/v1/news', {
  title_fr: 'Un forage de plus à Bouaflé',
  title_en: 'One more borehole in Bouaflé',
  content_fr: 'Le forage donne douze mètres cubes d’eau par heure.',
  content_en: 'The borehole yields twelve cubic metres of water an hour.',
  image_url: null,
  published_at: null,
});
