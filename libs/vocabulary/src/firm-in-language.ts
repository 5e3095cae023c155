import type { Firm } from './firm';
import type { Locale } from './locale';

type Pair = 'legal_form' | 'director_bio' | 'address';

/** The facts of the firm as one page shows them: each text in the page's language only. */
export type FirmInLanguage = Omit<Firm, `${Pair}_${Locale}`> & Readonly<Record<Pair, string>>;

export function firmInLanguage(firm: Firm, locale: Locale): FirmInLanguage {
  const { legal_form_fr, legal_form_en, director_bio_fr, director_bio_en, address_fr, address_en, ...facts } =
    firm;
  return locale === 'fr'
    ? { ...facts, legal_form: legal_form_fr, director_bio: director_bio_fr, address: address_fr }
    : { ...facts, legal_form: legal_form_en, director_bio: director_bio_en, address: address_en };
}
