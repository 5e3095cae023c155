/**
 * Facts of the firm, under the names of the wire. A `null` is a fact that nobody has given: whoever shows facts leaves
 * it out, with its row, its link or its sentence.
 * Times are `HH:MM` in Africa/Abidjan, days `YYYY-MM-DD`, money in FCFA.
 */
export interface Firm {
  readonly name: string;
  readonly legal_form_fr: string;
  readonly legal_form_en: string;
  readonly capital_fcfa: number;
  readonly duration_years: number;
  readonly created_on: string;
  readonly identification_number: string | null;
  readonly trade_register_number: string | null;
  readonly tax_centre: string | null;
  readonly social_security_agency: string | null;
  readonly director_name: string | null;
  readonly director_bio_fr: string;
  readonly director_bio_en: string;
  /** Address of an uploaded picture of who leads the firm. */
  readonly director_portrait_url: string | null;
  /** Diplomas, years, languages: one a line. */
  readonly qualifications_fr: string | null;
  readonly qualifications_en: string | null;
  /** Certifications, approvals and registrations: one a line. */
  readonly certifications_fr: string | null;
  readonly certifications_en: string | null;
  readonly city: string;
  readonly district: string;
  readonly address_fr: string | null;
  readonly address_en: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Digits only, with the country's code: the form of click-to-chat links. */
  readonly whatsapp_number: string | null;
  readonly social_url: string | null;
  readonly weekdays_open: string;
  readonly weekdays_close: string;
  /** Null, both: closed on Saturdays. */
  readonly saturday_open: string | null;
  readonly saturday_close: string | null;
  readonly projects_figure: string;
  readonly beneficiaries_figure: string;
  readonly countries_figure: string;
  readonly years_figure: string;
  /** Who hosts the site, for the legal notices. */
  readonly hosting: string | null;
  /** Address of an uploaded PDF; `null`: the brochure is asked for on the contact page. */
  readonly brochure_url: string | null;
  /** Address of an uploaded picture for link previews; `null`: the drawn one. */
  readonly share_image_url: string | null;
}

/** What the specification (§1, §2, §9) gives; the name is that of the demonstration, the others are unknown. */
export const FIRM_DEFAULTS: Firm = {
  name: 'Nzué Conseil',
  legal_form_fr: 'SARL unipersonnelle',
  legal_form_en: 'Single-person limited liability company',
  capital_fcfa: 5_000_000,
  duration_years: 99,
  created_on: '2025-02-10',
  identification_number: null,
  trade_register_number: null,
  tax_centre: null,
  social_security_agency: null,
  director_name: null,
  director_bio_fr:
    'À la tête du bureau d’études depuis sa création, la direction conduit les missions du premier relevé de terrain à la remise des résultats, et répond elle-même à chaque client.',
  director_bio_en:
    'At the head of the firm since its creation, the director leads every assignment from the first field survey to the delivery of the results, and answers each client in person.',
  director_portrait_url: null,
  qualifications_fr: null,
  qualifications_en: null,
  certifications_fr: null,
  certifications_en: null,
  city: 'Abidjan',
  district: 'Cocody',
  address_fr: null,
  address_en: null,
  phone: null,
  email: null,
  whatsapp_number: null,
  social_url: null,
  weekdays_open: '08:00',
  weekdays_close: '17:00',
  saturday_open: '08:00',
  saturday_close: '12:00',
  projects_figure: '50+',
  beneficiaries_figure: '500K+',
  countries_figure: '15',
  years_figure: '8',
  hosting: null,
  brochure_url: null,
  share_image_url: null,
};

/** Facts that the specification does not give: the owner has to, before the site goes public. */
export const FIRM_PLACEHOLDERS = [
  'name',
  'identification_number',
  'trade_register_number',
  'tax_centre',
  'social_security_agency',
  'director_name',
  'address_fr',
  'address_en',
  'phone',
  'email',
  'whatsapp_number',
  'social_url',
  'hosting',
] as const satisfies readonly (keyof Firm)[];

export type FirmPlaceholder = (typeof FIRM_PLACEHOLDERS)[number];

/** Which facts still are what they were before anybody gave them. */
export function stillToComplete(firm: Firm): FirmPlaceholder[] {
  return FIRM_PLACEHOLDERS.filter((name) => firm[name] === FIRM_DEFAULTS[name]);
}
