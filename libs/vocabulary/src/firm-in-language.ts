import type { Firm } from './firm';
import type { Locale } from './locale';

type Pair = 'legal_form' | 'director_bio';

/** The facts of the firm as one page shows them: each text in the page's language only. */
export type FirmInLanguage = Omit<Firm, `${Pair | 'address'}_${Locale}`> &
  Readonly<Record<Pair, string>> & {
    /** Street and number; in the other language rather than not at all. */
    readonly address: string | null;
    /** The address, or else as much of it as is known. */
    readonly head_office: string;
  };

export function firmInLanguage(firm: Firm, locale: Locale): FirmInLanguage {
  const { legal_form_fr, legal_form_en, director_bio_fr, director_bio_en, address_fr, address_en, ...facts } =
    firm;
  const french = locale === 'fr';
  const address = french ? (address_fr ?? address_en) : (address_en ?? address_fr);
  return {
    ...facts,
    legal_form: french ? legal_form_fr : legal_form_en,
    director_bio: french ? director_bio_fr : director_bio_en,
    address,
    head_office: address ?? `${firm.district}, ${firm.city}`,
  };
}
