import type { Publication } from '@site/api-client';
import { emptyValues, PUBLICATIONS } from '@site/vocabulary';

const base = { ...emptyValues(PUBLICATIONS), created_at: '2025-02-10T00:00:00Z' };

/** Shown while the firm has published no document, or when reading them failed (specification §3). */
export const SAMPLE_PUBLICATIONS: readonly Publication[] = [
  {
    ...base,
    id: 'forage-pompe-solaire',
    title_fr: 'Dimensionner un forage équipé d’une pompe solaire',
    title_en: 'Sizing a borehole fitted with a solar pump',
    description_fr:
      'De la demande du village au choix de la pompe : débit d’exploitation, stockage, champ solaire et marges à prévoir pour la fin de la saison sèche.\n\nUn exemple chiffré accompagne chaque étape.',
    description_en:
      'From the needs of the village to the choice of pump: operating yield, storage, solar array and the margins to allow for the end of the dry season.\n\nEvery step comes with a worked example.',
    type: 'Note Technique',
    category: 'Eau',
    language: 'FR',
    date: '2026',
    file_size: '1.25 MB',
    downloads: 48,
  },
  {
    ...base,
    id: 'zones-inondables-teledetection',
    title_fr: 'Cartographier les zones inondables par télédétection',
    title_en: 'Mapping flood-prone areas by remote sensing',
    description_fr:
      'Une démarche en cinq étapes avec des images satellite libres : choix des dates, seuillage, contrôle sur le terrain, croisement avec le bâti et restitution aux communes.',
    description_en:
      'A five-step approach with free satellite imagery: choosing dates, thresholding, ground checks, overlay with buildings and reporting back to municipalities.',
    type: 'Méthodologie',
    category: 'SIG',
    language: 'Bilingue',
    date: '2025',
    file_size: '3.80 MB',
    downloads: 112,
  },
  {
    ...base,
    id: 'solutions-fondees-sur-la-nature',
    title_fr: 'Concevoir des solutions fondées sur la nature : support de formation',
    title_en: 'Designing nature-based solutions: training material',
    description_fr:
      'Trois jours de cours et d’exercices pour techniciens et élus : haies, zones humides, seuils végétalisés, et comment les inscrire dans un projet d’ouvrage.',
    description_en:
      'Three days of lessons and exercises for technicians and elected officials: hedges, wetlands, planted weirs, and how to make them part of a construction project.',
    type: 'Formation',
    category: 'Innovation',
    language: 'FR',
    date: '2025',
    file_size: '5.40 MB',
    downloads: 86,
  },
  {
    ...base,
    id: 'comite-de-gestion-point-d-eau',
    title_fr: 'Guide du comité de gestion d’un point d’eau',
    title_en: 'Handbook for a water point committee',
    description_fr:
      'Rôles, cahier de caisse, entretien courant et suivi de la qualité de l’eau, avec des fiches à photocopier pour les réunions du comité.',
    description_en:
      'Roles, cash book, routine maintenance and water quality monitoring, with sheets to photocopy for committee meetings.',
    type: 'Guide',
    category: 'WASH',
    language: 'FR',
    date: '2025',
    file_size: '2.10 MB',
    downloads: 204,
  },
  {
    ...base,
    id: 'calendrier-agricole-et-pluies',
    title_fr: 'Calendrier agricole et pluies : ce que disent les relevés',
    title_en: 'Farming calendar and rainfall: what the records say',
    description_fr:
      'Début et fin de saison, pauses sèches et fortes pluies : lecture des séries pluviométriques et conséquences pour les dates de semis.',
    description_en:
      'Onset and end of the season, dry spells and heavy rains: reading rainfall series and what they mean for sowing dates.',
    type: 'Rapport',
    category: 'Climat',
    language: 'EN',
    date: '2025',
    file_size: '4.65 MB',
    downloads: 67,
  },
  {
    ...base,
    id: 'suivi-environnemental-de-chantier',
    title_fr: 'Suivi environnemental d’un chantier d’adduction d’eau',
    title_en: 'Environmental monitoring of a water supply works site',
    description_fr:
      'Retour sur douze mois de suivi : indicateurs retenus, fréquence des mesures, plaintes des riverains et corrections apportées en cours de chantier.',
    description_en:
      'Looking back on twelve months of monitoring: indicators chosen, frequency of measurements, residents’ complaints and corrections made during the works.',
    type: 'Étude',
    category: 'Environnement',
    language: 'FR',
    date: '2026',
    file_size: '1.90 MB',
    downloads: 31,
  },
];
