import { DEPARTMENT_CATEGORIES } from '../departments';
import { TEXT_LIMITS } from '../limits';
import { PUBLICATION_CATEGORIES, PUBLICATION_LANGUAGES, PUBLICATION_TYPES } from '../publication';
import { groupOf, yearIn } from './derived-filters';
import { englishOf, file, optionalText, pair, text } from './fields';
import { kind, type DraftOf } from './kind';
import type { Pages } from './pages';

/** Where its records have their pages. */
export const PUBLICATION_PAGES = { folder: '/resources', name: 'id' } as const satisfies Pages;

/** A publication of the firm (specification §3, rules of §5); its downloads are counted, not written. */
export const PUBLICATIONS = kind({
  name: 'publications',
  url: 'publications',
  record: 'publication',
  fields: {
    title: pair('text', TEXT_LIMITS.title, 'Guide des points d’eau', 'Guide to water points'),
    description: pair(
      'prose',
      TEXT_LIMITS.description,
      'Choisir, construire et entretenir un point d’eau.',
      'Choosing, building and maintaining a water point.',
    ),
    type: text(TEXT_LIMITS.type, 'Guide', { offered: PUBLICATION_TYPES }),
    category: text(TEXT_LIMITS.category, 'WASH', { offered: PUBLICATION_CATEGORIES }),
    language: text(TEXT_LIMITS.language, 'FR', {
      offered: PUBLICATION_LANGUAGES,
      description: `Language of the document; the form offers ${PUBLICATION_LANGUAGES.join(', ')}`,
    }),
    date: text(TEXT_LIMITS.date, '2024', { description: 'Free text', worded: true }),
    date_en: englishOf('date', TEXT_LIMITS.date, '2024'),
    file_url: file(
      'publications',
      '.pdf',
      'Address relative to the root of the site; visitors are sent to `download`, which counts',
    ),
    file_size: optionalText(TEXT_LIMITS.file_size, '1.25 MB', {
      description:
        'Size of a document that is not here; of an uploaded file its own size is stored, whatever is sent. ' +
        'Null or empty for none',
    }),
  },
  search: ['title', 'description', 'type', 'category'],
  sorts: ['title_fr', 'title_en', 'type', 'category', 'language', 'date'],
  filters: ['type', 'category', 'language'],
  page: PUBLICATION_PAGES,
  derived: { year: yearIn('date'), department: groupOf('category', DEPARTMENT_CATEGORIES) },
});

export type PublicationDraft = DraftOf<typeof PUBLICATIONS>;
