import type { Firm } from './firm';
import type { Locale } from './locale';

type Pair = 'legal_form' | 'director_bio';
/** In the other language rather than not at all. */
type Spared = 'address' | 'qualifications' | 'certifications';

/** The facts of the firm as one page shows them: each text in the page's language only. */
export type FirmInLanguage = Omit<Firm, `${Pair | Spared}_${Locale}`> &
  Readonly<Record<Pair, string>> &
  Readonly<Record<Spared, string | null>> & {
    /** The address, or else as much of it as is known. */
    readonly head_office: string;
  };

export function firmInLanguage(firm: Firm, locale: Locale): FirmInLanguage {
  const { legal_form_fr, legal_form_en, director_bio_fr, director_bio_en, ...more } = firm;
  const { address_fr, address_en, qualifications_fr, qualifications_en, ...others } = more;
  const { certifications_fr, certifications_en, ...facts } = others;
  const french = locale === 'fr';
  const either = (fr: string | null, en: string | null) => (french ? (fr ?? en) : (en ?? fr));
  const address = either(address_fr, address_en);
  return {
    ...facts,
    legal_form: french ? legal_form_fr : legal_form_en,
    director_bio: french ? director_bio_fr : director_bio_en,
    address,
    qualifications: either(qualifications_fr, qualifications_en),
    certifications: either(certifications_fr, certifications_en),
    head_office: address ?? `${firm.district}, ${firm.city}`,
  };
}
