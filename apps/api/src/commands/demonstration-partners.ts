import type { PartnerDraft } from '@site/vocabulary';

/** Invented partners, with names that no organisation bears and addresses that lead nowhere. */
export const demonstrationPartners: readonly PartnerDraft[] = [
  {
    name: 'Fonds imaginaire pour l’eau des villages',
    type: 'ONG',
    country: 'Côte d’Ivoire',
    description: {
      fr: 'Organisation inventée pour la démonstration : elle finance des points d’eau et forme les comités qui les gèrent.',
      en: 'An organisation invented for the demonstration: it funds water points and trains the committees that run them.',
    },
    logoUrl: null,
    websiteUrl: 'https://fonds-imaginaire.example',
    projectsCount: 4,
  },
  {
    name: 'Ministère fictif des Rivières',
    type: 'Gouvernement',
    country: 'Pays de démonstration',
    description: {
      fr: 'Administration inventée pour la démonstration : elle tient le registre des cours d’eau et de leurs usages.',
      en: 'An administration invented for the demonstration: it keeps the register of rivers and of their uses.',
    },
    logoUrl: null,
    websiteUrl: null,
    projectsCount: 3,
  },
  {
    name: 'Agence exemple du Climat sahélien',
    type: 'Organisation internationale',
    country: 'Pays de démonstration',
    description: {
      fr: 'Agence inventée pour la démonstration : elle publie des projections climatiques et soutient l’adaptation des cultures.',
      en: 'An agency invented for the demonstration: it publishes climate projections and supports the adaptation of crops.',
    },
    logoUrl: null,
    websiteUrl: 'https://agence-exemple.example',
    projectsCount: 2,
  },
  {
    name: 'Ateliers Modèle, génie civil',
    type: 'Entreprise',
    country: 'Ghana',
    description: {
      fr: 'Entreprise inventée pour la démonstration : elle construit des digues, des seuils et des ouvrages de drainage.',
      en: 'A company invented for the demonstration: it builds embankments, weirs and drainage works.',
    },
    logoUrl: null,
    websiteUrl: 'https://ateliers-modele.example',
    projectsCount: 1,
  },
  {
    name: 'Université inventée de la Lagune',
    type: 'Université',
    country: 'Côte d’Ivoire',
    description: {
      fr: 'Université inventée pour la démonstration : ses étudiants cartographient les zones inondables avec le bureau.',
      en: 'A university invented for the demonstration: its students map flood-prone areas together with the firm.',
    },
    logoUrl: null,
    websiteUrl: null,
    projectsCount: 0,
  },
];
