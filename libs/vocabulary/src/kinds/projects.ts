import { DEPARTMENT_CATEGORIES } from '../departments';
import { TEXT_LIMITS } from '../limits';
import { DEFAULT_PROJECT_STATUS, FEATURED_PROJECTS, PROJECT_CATEGORIES, PROJECT_STATUSES } from '../project';
import { groupOf, yearIn } from './derived-filters';
import { choice, fewFlag, file, pair, text } from './fields';
import { kind, type DraftOf } from './kind';
import type { Pages } from './pages';

/** Where its records have their pages. */
export const PROJECT_PAGES = { folder: '/projects', name: 'id' } as const satisfies Pages;

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
    location: text(TEXT_LIMITS.location, 'Bouaflé'),
    date: text(TEXT_LIMITS.date, '2024', { description: 'Free text' }),
    beneficiaries: text(TEXT_LIMITS.beneficiaries, '12 000 habitants'),
    status: choice(PROJECT_STATUSES, DEFAULT_PROJECT_STATUS, 'status_unknown', 'How far the project is'),
    image_url: file('project-images', '.jpg'),
    featured: fewFlag(
      FEATURED_PROJECTS,
      'featured_full',
      `Whether the home page shows it first; ${FEATURED_PROJECTS} at most are`,
    ),
  },
  search: ['title', 'description', 'category', 'location', 'date', 'beneficiaries'],
  sorts: ['title_fr', 'title_en', 'category', 'location', 'date', 'status'],
  filters: ['category', 'status', 'location', 'featured'],
  page: PROJECT_PAGES,
  derived: { year: yearIn('date'), department: groupOf('category', DEPARTMENT_CATEGORIES) },
});

export type ProjectDraft = DraftOf<typeof PROJECTS>;
