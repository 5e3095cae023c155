import type { Partner } from '@site/api-client';
import { emptyValues, PARTNERS } from '@site/vocabulary';

/** An example of an organisation: a profile, with a name that no organisation bears, in both languages. */
export interface SamplePartner extends Omit<Partner, 'name' | 'country'> {
  readonly name_fr: string;
  readonly name_en: string;
  readonly country_fr: string;
  readonly country_en: string;
  readonly since: string;
}

const base = { ...emptyValues(PARTNERS), created_at: '2025-02-10T00:00:00Z' };

/** Six profiles, shown while the firm has entered no partner, or when reading them failed (specification §2). */
export const SAMPLE_PARTNERS: readonly SamplePartner[] = [
  {
    ...base,
    id: 'service-public-de-l-eau',
    name_fr: 'Service public de l’eau',
    name_en: 'Public water service',
    type: 'Gouvernement',
    country_fr: 'Côte d’Ivoire',
    country_en: 'Côte d’Ivoire',
    description_fr:
      'Programme les ouvrages d’eau potable et contrôle leur exploitation. Nous préparons avec lui les études de ressource et le dimensionnement des adductions, puis nous suivons la mise en service.',
    description_en:
      'Plans drinking water works and oversees how they are run. Together we prepare resource studies and the sizing of supply schemes, then follow their commissioning.',
    projects_count: 6,
    since: '2025',
  },
  {
    ...base,
    id: 'ong-acces-a-l-eau',
    name_fr: 'ONG d’accès à l’eau en milieu rural',
    name_en: 'Rural water access NGO',
    type: 'ONG',
    country_fr: 'Burkina Faso',
    country_en: 'Burkina Faso',
    description_fr:
      'Accompagne les villages dans la gestion de leurs points d’eau. Nous apportons les plans, le contrôle des travaux et la formation des comités ; elle apporte la présence quotidienne.',
    description_en:
      'Supports villages in running their water points. We bring designs, site supervision and committee training; it brings a daily presence.',
    projects_count: 4,
    since: '2025',
  },
  {
    ...base,
    id: 'faculte-des-sciences-de-la-terre',
    name_fr: 'Faculté des sciences de la terre',
    name_en: 'Faculty of earth sciences',
    type: 'Université',
    country_fr: 'Côte d’Ivoire',
    country_en: 'Côte d’Ivoire',
    description_fr:
      'Forme les hydrologues et tient des séries de mesures. Nous partageons nos relevés, accueillons des stagiaires et soumettons nos méthodes à l’avis de ses enseignants.',
    description_en:
      'Trains hydrologists and keeps measurement series. We share our surveys, host interns and submit our methods to the judgement of its teachers.',
    projects_count: 3,
    since: '2025',
  },
  {
    ...base,
    id: 'fonds-regional-pour-le-climat',
    name_fr: 'Fonds régional pour le climat',
    name_en: 'Regional climate fund',
    type: 'Organisation internationale',
    country_fr: 'Afrique de l’Ouest',
    country_en: 'West Africa',
    description_fr:
      'Finance l’adaptation des territoires. Nous montons avec les communes des dossiers chiffrés, avec des indicateurs qu’il sera possible de mesurer après les travaux.',
    description_en:
      'Funds the adaptation of territories. With municipalities we prepare costed proposals, with indicators that can still be measured once the works are done.',
    projects_count: 2,
    since: '2026',
  },
  {
    ...base,
    id: 'entreprise-de-travaux-hydrauliques',
    name_fr: 'Entreprise de travaux hydrauliques',
    name_en: 'Hydraulic works contractor',
    type: 'Entreprise',
    country_fr: 'Ghana',
    country_en: 'Ghana',
    description_fr:
      'Construit seuils, digues et réseaux. En groupement, nous tenons la conception, la topographie et le suivi environnemental du chantier.',
    description_en:
      'Builds weirs, embankments and networks. In joint ventures we take care of design, surveying and environmental monitoring of the site.',
    projects_count: 3,
    since: '2025',
  },
  {
    ...base,
    id: 'union-de-communes-riveraines',
    name_fr: 'Union de communes riveraines',
    name_en: 'Union of riverside municipalities',
    type: 'Gouvernement',
    country_fr: 'Côte d’Ivoire',
    country_en: 'Côte d’Ivoire',
    description_fr:
      'Réunit des communes qui partagent une rivière. Nous tenons la carte commune des usages, animons la concertation et formons les agents qui relèvent les niveaux.',
    description_en:
      'Brings together municipalities that share a river. We keep the common map of uses, facilitate consultation and train the staff who read the gauges.',
    projects_count: 2,
    since: '2026',
  },
];
