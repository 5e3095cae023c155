import type { Partner } from '@site/api-client';

export function aPartner(differing: Partial<Partner> = {}): Partner {
  return {
    id: '0193c000-0000-7000-8000-000000000001',
    name: 'Office imaginaire des eaux',
    type: 'Gouvernement',
    country: 'Côte d’Ivoire',
    description_fr: 'Distribue l’eau dans douze villes.\n\nTient le registre des forages.',
    description_en: 'Supplies water to twelve towns.\n\nKeeps the register of boreholes.',
    logo_url: null,
    website_url: null,
    projects_count: 3,
    created_at: '2026-01-01T00:00:00.000000Z',
    ...differing,
  };
}
