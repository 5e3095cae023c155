import type { Line } from './specification.ts';

/** What is said of publications and partners. */
export const SHELVES: readonly Line[] = [
  {
    line: '§2 Resources: cards with type, category, title, description, date, downloads, size, language',
    says: ['Télécharger', 'Download'],
    held: [
      'A publication has its type, category, title, description, date, downloads, size and language',
      'The page of a publication says everything of it and brings its document',
      'The button of a publication really downloads its PDF and counts one',
      'Without a document a notice leads to the contact page with the subject',
      'A publication without a document leads to the contact page with the subject',
      'The loading text stands until the publications are there',
    ],
  },
  {
    line: '§2 Partnerships: four domains, partner cards, calls to action',
    says: [
      'En savoir plus',
      'Learn more',
      'Proposer un Partenariat',
      'Propose a Partnership',
      'Télécharger notre Brochure',
      'Download our Brochure',
    ],
    held: [
      '/partnerships has four domains of collaboration and two calls to action',
      '/en/partenaires has four domains of collaboration and two calls to action',
      '/partnerships shows six partners while none is entered',
      '/en/partnerships shows six partners while none is entered',
      'A partner has its name, type, country, description and projects, and leads to its website',
      'A partner without a website says more in a dialog, with the keyboard alone',
      'More of a partner opens and closes by links',
    ],
  },
  {
    line: '§3 Samples while there is no publication, with their types and categories',
    says: ['Formation', 'Méthodologie', 'Note Technique', 'Eau', 'Innovation', 'SIG'],
    held: [
      '/resources shows six samples while there is no publication',
      '/en/resources shows six samples while there is no publication',
      'A sample publication is asked for on the contact page, and search engines leave its page out',
    ],
  },
  {
    line: '§4 Colours of publication categories',
    held: ['Each category of publications has its colour'],
  },
];
