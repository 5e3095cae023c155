import { DEPARTMENT_CATEGORIES } from '../departments';
import { TEXT_LIMITS } from '../limits';
import { POINT } from '../point';
import { DEFAULT_PROJECT_STATUS, FEATURED_PROJECTS, PROJECT_CATEGORIES, PROJECT_STATUSES } from '../project';
import { groupOf, yearIn } from './derived-filters';
import { choice, englishOf, fewFlag, file, optionalProse, optionalText, pair, text } from './fields';
import type { TextField } from './fields';
import { kind, type DraftOf } from './kind';
import type { Pages } from './pages';
import { projectPictures } from './project-pictures';
import { related } from './related';

/** Where its records have their pages. */
export const PROJECT_PAGES = { folder: '/projects', name: 'id' } as const satisfies Pages;

/** What a reference sheet says of a project, where it is known. */
const reference = (example: string, description: string, more: Pick<TextField, 'worded'> = {}) =>
  optionalText(TEXT_LIMITS.reference, example, {
    ...more,
    description: `${description}; null or empty: not said`,
  });

/** A project of the firm (specification §3, rules of §5). */
export const PROJECTS = kind({
  name: 'projects',
  url: 'projects',
  record: 'project',
  fields: {
    title: pair('text', TEXT_LIMITS.title, 'Étude hydrologique du bassin', 'Hydrological study of the basin'),
    description: pair(
      'prose',
      TEXT_LIMITS.description,
      'Débits, crues et étiages du fleuve.',
      'Flows, floods and low waters of the river.',
    ),
    category: text(TEXT_LIMITS.category, 'GIRE', { offered: PROJECT_CATEGORIES }),
    location: text(TEXT_LIMITS.location, 'Bouaflé', { worded: true }),
    location_en: englishOf('location', TEXT_LIMITS.location, 'Bouaflé'),
    date: text(TEXT_LIMITS.date, '2024', { description: 'Free text', worded: true }),
    date_en: englishOf('date', TEXT_LIMITS.date, '2024'),
    beneficiaries: text(TEXT_LIMITS.beneficiaries, '12 000 habitants', { worded: true }),
    beneficiaries_en: englishOf('beneficiaries', TEXT_LIMITS.beneficiaries, '12,000 people'),
    status: choice(PROJECT_STATUSES, DEFAULT_PROJECT_STATUS, 'status_unknown', 'How far the project is'),
    image_url: file('project-images', '.jpg'),
    featured: fewFlag(
      FEATURED_PROJECTS,
      'featured_full',
      `Whether the home page shows it first; ${FEATURED_PROJECTS} at most are`,
    ),
    client: reference('Agence de bassin', 'For whom it was done'),
    client_en: englishOf('client', TEXT_LIMITS.reference, 'Basin agency'),
    funder: reference('Fonds imaginaire pour l’eau', 'Who paid for it'),
    funder_en: englishOf('funder', TEXT_LIMITS.reference, 'Imaginary water fund'),
    services: optionalProse(TEXT_LIMITS.services, '- Jaugeages\n- Modèle pluie-débit'),
    services_en: englishOf('services', TEXT_LIMITS.services, '- Gauging\n- Rainfall-runoff model', 'prose'),
    amount: reference('85 000 000 FCFA', 'What it cost, or how large it is', { worded: true }),
    amount_en: englishOf('amount', TEXT_LIMITS.reference, 'XOF 85,000,000'),
    duration: reference('14 mois', 'How long it took', { worded: true }),
    duration_en: englishOf('duration', TEXT_LIMITS.reference, '14 months'),
    team: reference('2 hydrologues, 1 géomaticien', 'Who worked on it'),
    team_en: englishOf('team', TEXT_LIMITS.reference, '2 hydrologists, 1 GIS engineer'),
    point: optionalText(24, '6.9905,-5.7442', {
      form: POINT,
      description:
        'Where it is: latitude and longitude in decimal degrees, a comma between; null or empty: not said',
    }),
    ...projectPictures,
    related_publications: related('publications'),
    related_partners: related('partners'),
  },
  search: [
    'title',
    'description',
    'category',
    'location',
    'date',
    'beneficiaries',
    'client',
    'funder',
    'services',
    'services_en',
  ],
  sorts: ['title_fr', 'title_en', 'category', 'location', 'date', 'status'],
  filters: ['category', 'status', 'location', 'featured'],
  page: PROJECT_PAGES,
  derived: { year: yearIn('date'), department: groupOf('category', DEPARTMENT_CATEGORIES) },
});

export type ProjectDraft = DraftOf<typeof PROJECTS>;
