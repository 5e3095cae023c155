/**
 * Facts of the firm. The specification (§1, §9) gives some; the others are obvious placeholders
 * that the owner replaces before the site goes public.
 */
export const FIRM = {
  name: 'Nzué Conseil',
  legalForm: 'SARL unipersonnelle',
  city: 'Abidjan',
  district: 'Cocody',
  addressLine: 'Cocody, Abidjan (adresse à compléter)',
  capitalFcfa: 5_000_000,
  durationYears: 99,
  createdOn: '2025-02-10',
  identificationNumber: 'À COMPLÉTER',
  tradeRegisterNumber: 'À COMPLÉTER',
  phone: '+225 00 00 00 00 00',
  email: 'contact@example.org',
  whatsappNumber: '2250000000000',
  socialUrl: 'https://www.linkedin.com/',
  openingHours: {
    weekdays: { opens: '08:00', closes: '17:00' },
    saturday: { opens: '08:00', closes: '12:00' },
  },
} as const;
