import type { PublicationDraft } from '@site/vocabulary';

/** Invented publications; their documents are sent on request. */
export const demonstrationPublications: readonly PublicationDraft[] = [
  {
    title: {
      fr: 'Entretenir un point d’eau villageois',
      en: 'Maintaining a village water point',
    },
    description: {
      fr: 'Gestes hebdomadaires, pièces d’usure et calendrier d’entretien pour un comité de gestion.',
      en: 'Weekly routines, wearing parts and a maintenance calendar for a management committee.',
    },
    type: 'Guide',
    category: 'WASH',
    language: 'Bilingue',
    date: '2025',
    fileUrl: null,
    fileSize: null,
  },
  {
    title: {
      fr: 'Partager l’eau d’un bassin en saison sèche',
      en: 'Sharing the water of a basin in the dry season',
    },
    description: {
      fr: 'Étude de cas : débits réservés, priorités entre usages et règles de concertation.',
      en: 'Case study: reserved flows, priorities between uses and rules for consultation.',
    },
    type: 'Étude',
    category: 'GIRE',
    language: 'FR',
    date: '2025',
    fileUrl: null,
    fileSize: null,
  },
  {
    title: {
      fr: 'Pluies extrêmes et drainage urbain à Abidjan',
      en: 'Extreme rainfall and urban drainage in Abidjan',
    },
    description: {
      fr: 'Tendances observées, incertitudes et conséquences pour le dimensionnement des ouvrages.',
      en: 'Observed trends, uncertainties and what they mean for the sizing of structures.',
    },
    type: 'Article',
    category: 'Climat',
    language: 'EN',
    date: 'Mars 2026',
    fileUrl: null,
    fileSize: null,
  },
  {
    title: {
      fr: 'Suivi environnemental d’un chantier hydraulique',
      en: 'Environmental monitoring of a hydraulic works site',
    },
    description: {
      fr: 'Indicateurs, fréquences de mesure et modèles de fiches pour le responsable du chantier.',
      en: 'Indicators, measurement frequencies and template sheets for the site manager.',
    },
    type: 'Manuel',
    category: 'Environnement',
    language: 'FR',
    date: '2024',
    fileUrl: null,
    fileSize: null,
  },
  {
    title: {
      fr: 'Bilan de six sessions de formation au SIG',
      en: 'Review of six GIS training sessions',
    },
    description: {
      fr: 'Ce que les techniciens communaux ont retenu, six mois après, et ce qui reste à reprendre.',
      en: 'What municipal technicians had retained six months later, and what needs repeating.',
    },
    type: 'Rapport',
    category: 'Formation',
    language: 'FR',
    date: '2025',
    fileUrl: null,
    fileSize: null,
  },
];
