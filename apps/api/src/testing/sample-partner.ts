/** A partner that is accepted. */
export function aPartner(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    name: 'Fonds imaginaire pour l’eau',
    type: 'ONG',
    country: 'Côte d’Ivoire',
    description_fr: 'Finance des points d’eau.',
    description_en: 'Funds water points.',
    website_url: 'https://partner.example',
    projects_count: 4,
    ...changes,
  };
}
