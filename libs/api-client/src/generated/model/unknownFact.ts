/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type UnknownFact = typeof UnknownFact[keyof typeof UnknownFact];


export const UnknownFact = {
  name: 'name',
  identification_number: 'identification_number',
  trade_register_number: 'trade_register_number',
  tax_centre: 'tax_centre',
  social_security_agency: 'social_security_agency',
  director_name: 'director_name',
  address_fr: 'address_fr',
  address_en: 'address_en',
  phone: 'phone',
  email: 'email',
  whatsapp_number: 'whatsapp_number',
  social_url: 'social_url',
  hosting: 'hosting',
} as const;
