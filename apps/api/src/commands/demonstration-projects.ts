import type { ProjectDraft } from '@site/vocabulary';

/** Invented projects that show what the site can do. */
export const demonstrationProjects: readonly ProjectDraft[] = [
  {
    title: {
      fr: 'Étude hydrologique du bassin de la Marahoué',
      en: 'Hydrological study of the Marahoué basin',
    },
    description: {
      fr: 'Bilan de la ressource, débits de crue et d’étiage, règles de partage entre usagers du bassin.\nLes résultats servent au plan de gestion intégrée de la ressource.',
      en: 'Water balance, flood and low-water flows, and rules for sharing between the users of the basin.\nThe results feed the integrated management plan of the resource.',
    },
    category: 'GIRE',
    location: 'Bouaflé, Côte d’Ivoire',
    date: 'Mars 2023 – novembre 2024',
    beneficiaries: '45 000 habitants',
    status: 'completed',
    client: 'Agence imaginaire du bassin',
    clientEn: 'Imaginary basin agency',
    funder: 'Fonds imaginaire pour l’eau',
    funderEn: 'Imaginary water fund',
    services:
      '- Jaugeages et réseau de mesure\n- Modèle pluie-débit et scénarios 2040\n- Appui au comité de bassin',
    servicesEn:
      '- Gauging and monitoring network\n- Rainfall-runoff model and scenarios to 2040\n- Support to the basin committee',
    amount: '85 000 000 FCFA',
    duration: '20 mois',
    team: '2 hydrologues, 1 géomaticien, 1 sociologue',
    teamEn: '2 hydrologists, 1 GIS engineer, 1 sociologist',
    point: '6.9905,-5.7442',
    imageUrl: null,
  },
  {
    title: {
      fr: 'Points d’eau et assainissement de 18 villages',
      en: 'Water points and sanitation for 18 villages',
    },
    description: {
      fr: 'Forages équipés, bornes-fontaines, latrines scolaires et formation des comités de gestion.',
      en: 'Equipped boreholes, standpipes, school latrines and training of the management committees.',
    },
    category: 'WASH',
    location: 'Korhogo, Côte d’Ivoire',
    point: '9.4580,-5.6295',
    date: '2025',
    beneficiaries: '21 500',
    status: 'ongoing',
    imageUrl: null,
  },
  {
    title: {
      fr: 'Étude d’impact d’un périmètre irrigué de 400 hectares',
      en: 'Impact study of a 400-hectare irrigation scheme',
    },
    description: {
      fr: 'État initial, consultation des riverains, plan de gestion environnementale et sociale.',
      en: 'Baseline, consultation of the residents, environmental and social management plan.',
    },
    category: 'Environnement',
    location: 'Yamoussoukro, Côte d’Ivoire',
    point: '6.8276,-5.2893',
    date: '2025',
    beneficiaries: '1 200',
    status: 'ongoing',
    imageUrl: null,
  },
  {
    title: { fr: 'Réhabilitation d’une digue de protection', en: 'Rehabilitation of a flood embankment' },
    description: {
      fr: 'Diagnostic géotechnique, dimensionnement et surveillance des travaux sur 3,2 km de digue.',
      en: 'Geotechnical survey, design and works supervision along 3.2 km of embankment.',
    },
    category: 'BTP',
    location: 'Grand-Lahou, Côte d’Ivoire',
    point: '5.1366,-5.0240',
    date: '2026',
    beneficiaries: '8 000',
    status: 'planned',
    imageUrl: null,
  },
  {
    title: { fr: 'Formation des techniciens communaux au SIG', en: 'GIS training for municipal technicians' },
    description: {
      fr: 'Six sessions de cartographie et de télédétection appliquées à la gestion du territoire.',
      en: 'Six sessions of mapping and remote sensing applied to land management.',
    },
    category: 'Formation',
    location: 'Abidjan, Côte d’Ivoire',
    date: '2025',
    beneficiaries: '64',
    status: 'completed',
    imageUrl: null,
  },
];
