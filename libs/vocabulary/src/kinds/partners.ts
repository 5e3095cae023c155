import { TEXT_LIMITS } from '../limits';
import { DEFAULT_PROJECTS_COUNT, MAX_PROJECTS_COUNT, PARTNER_TYPES } from '../partner';
import { englishOf, file, link, pair, text, whole } from './fields';
import { kind, type DraftOf } from './kind';

/** An organisation that the firm works with (specification §3, rules of §5). */
export const PARTNERS = kind({
  name: 'partners',
  url: 'partners',
  record: 'partner',
  fields: {
    name: text(TEXT_LIMITS.name, 'Fonds imaginaire pour l’eau'),
    type: text(TEXT_LIMITS.type, 'ONG', { offered: PARTNER_TYPES }),
    country: text(TEXT_LIMITS.country, 'Côte d’Ivoire', { worded: true }),
    country_en: englishOf('country', TEXT_LIMITS.country, 'Côte d’Ivoire'),
    description: pair(
      'prose',
      TEXT_LIMITS.description,
      'Finance des points d’eau villageois.',
      'Funds village water points.',
    ),
    logo_url: file('partner-logos', '.png'),
    website_url: link('https://partner.example'),
    projects_count: whole({ min: 0, max: MAX_PROJECTS_COUNT, starts: DEFAULT_PROJECTS_COUNT, example: 4 }),
  },
  search: ['name', 'type', 'country', 'description'],
  sorts: ['name', 'type', 'country', 'projects_count'],
  filters: ['type', 'country'],
});

export type PartnerDraft = DraftOf<typeof PARTNERS>;
