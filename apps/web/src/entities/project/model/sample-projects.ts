import type { Project } from '@site/api-client';
import { emptyValues, PROJECTS } from '@site/vocabulary';

const base = { ...emptyValues(PROJECTS), created_at: '2025-02-10T00:00:00Z' };

/** Shown while the firm has published no project, or when reading them failed (specification §3). */
export const SAMPLE_PROJECTS: readonly Project[] = [
  {
    ...base,
    id: 'etude-hydrologique-bassin-versant',
    title_fr: 'Étude hydrologique d’un bassin versant',
    title_en: 'Hydrological study of a river basin',
    description_fr:
      'Bilan des ressources en eau d’un bassin versant, du relevé de terrain au modèle : débits, recharge, besoins des villages et des périmètres irrigués, scénarios à l’horizon 2040.\n\nLes communes et les usagers disposent d’un état partagé de la ressource et d’un plan de gestion intégrée.',
    description_en:
      'Water resources assessment of a river basin, from field survey to model: flows, recharge, needs of villages and irrigation schemes, scenarios to 2040.\n\nMunicipalities and users now share one picture of the resource and an integrated management plan.',
    category: 'GIRE',
    location: 'Côte d’Ivoire',
    date: '2024',
    beneficiaries: '120 000',
    status: 'completed',
  },
  {
    ...base,
    id: 'infrastructures-wash-communautaires',
    title_fr: 'Infrastructures WASH communautaires',
    title_en: 'Community WASH infrastructure',
    description_fr:
      'Points d’eau intégrés, latrines et lavage des mains pour des localités rurales, avec des solutions fondées sur la nature pour protéger les captages.\n\nChaque ouvrage est remis à un comité de gestion formé à l’entretien et au suivi de la qualité de l’eau.',
    description_en:
      'Integrated water points, latrines and handwashing for rural communities, with nature-based solutions to protect the sources.\n\nEach structure is handed over to a committee trained in upkeep and water quality monitoring.',
    category: 'WASH',
    location: 'Côte d’Ivoire',
    date: '2025',
    beneficiaries: '35 000',
    status: 'ongoing',
  },
  {
    ...base,
    id: 'eies-amenagement-hydro-agricole',
    title_fr: 'Étude d’impact environnemental et social d’un aménagement hydro-agricole',
    title_en: 'Environmental and social impact study of an irrigation project',
    description_fr:
      'État initial, consultation des riverains, évaluation des impacts et plan de gestion environnementale et sociale d’un périmètre irrigué.\n\nL’étude accompagne le maître d’ouvrage jusqu’au suivi des mesures pendant les travaux.',
    description_en:
      'Baseline, consultation of residents, impact assessment and environmental and social management plan for an irrigation scheme.\n\nThe study supports the client through to the monitoring of measures during construction.',
    category: 'Environnement',
    location: 'Côte d’Ivoire',
    date: '2026',
    beneficiaries: '18 000',
    status: 'planned',
  },
];
