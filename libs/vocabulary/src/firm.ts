/**
 * Facts of the firm. The specification (§1, §9) gives some; the others are obvious placeholders
 * that the owner replaces before the site goes public; null is shown as still to be completed.
 */
export const FIRM = {
  name: 'Nzué Conseil',
  legalForm: 'SARL unipersonnelle',
  city: 'Abidjan',
  district: 'Cocody',
  addressLine: {
    fr: 'Cocody, Abidjan (adresse à compléter)',
    en: 'Cocody, Abidjan (address to be completed)',
  },
  capitalFcfa: 5_000_000,
  durationYears: 99,
  createdOn: '2025-02-10',
  identificationNumber: null as string | null,
  tradeRegisterNumber: null as string | null,
  phone: '+225 00 00 00 00 00',
  email: 'contact@example.org',
  whatsappNumber: '2250000000000',
  socialUrl: 'https://www.linkedin.com/',
  openingHours: {
    weekdays: { opens: '08:00', closes: '17:00' },
    saturday: { opens: '08:00', closes: '12:00' },
  },
} as const;
