import type { ContentKind } from '@site/vocabulary';
import type { Described, Kind } from './kind.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';

export type { Kind } from './kind.ts';

const TITLES = { title_fr: 'Titre français requis', title_en: 'Titre anglais requis' };
const DESCRIPTIONS = {
  description_fr: 'Description française requise',
  description_en: 'Description anglaise requise',
};
const FOUR_ROWS = { description_fr: 4, description_en: 4 };
/** Abidjan keeps UTC. */
const TODAY = new Date().toISOString().slice(0, 10);

const OF = {
  projects: {
    tile: 'Projets',
    quick: 'Nouveau projet',
    records: projects,
    known: 'title_fr',
    title: 'Gestion des Projets',
    create: 'Nouveau Projet',
    heading: 'Liste des Projets',
    search: 'Rechercher un projet',
    empty: 'Aucun projet pour le moment.',
    noMatch: 'Aucun projet ne correspond à cette recherche.',
    loadFailed: 'Les projets n’ont pas pu être chargés.',
    edit: 'Modifier le Projet',
    unknown: 'Projet introuvable',
    created: 'Projet créé avec succès',
    revised: 'Projet modifié avec succès',
    removed: 'Projet supprimé avec succès',
    required: {
      ...TITLES,
      ...DESCRIPTIONS,
      category: 'Catégorie requise',
      location: 'Localisation requise',
      date: 'Date requise',
      beneficiaries: 'Bénéficiaires requis',
    },
    rows: FOUR_ROWS,
    offers: {
      category: ['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation'],
      status: ['En cours', 'Terminé', 'Planifié'],
    },
    starts: { status: 'ongoing' },
  },
  publications: {
    tile: 'Publications',
    quick: 'Nouvelle publication',
    records: publications,
    known: 'title_fr',
    title: 'Gestion des Publications',
    create: 'Nouvelle Publication',
    heading: 'Liste des Publications',
    search: 'Rechercher une publication',
    empty: 'Aucune publication pour le moment.',
    noMatch: 'Aucune publication ne correspond à cette recherche.',
    loadFailed: 'Les publications n’ont pas pu être chargées.',
    edit: 'Modifier la Publication',
    unknown: 'Publication introuvable',
    created: 'Publication créée avec succès',
    revised: 'Publication modifiée avec succès',
    removed: 'Publication supprimée avec succès',
    required: {
      ...TITLES,
      ...DESCRIPTIONS,
      type: 'Type requis',
      category: 'Catégorie requise',
      language: 'Langue requise',
      date: 'Date requise',
    },
    rows: FOUR_ROWS,
    offers: {
      type: ['Article', 'Rapport', 'Étude', 'Guide', 'Manuel'],
      category: ['GIRE', 'WASH', 'Environnement', 'Climat', 'Formation'],
      language: ['Français', 'Anglais', 'Bilingue'],
    },
    starts: {},
  },
  partners: {
    tile: 'Partenaires',
    quick: 'Nouveau partenaire',
    records: partners,
    known: 'name',
    title: 'Gestion des Partenaires',
    create: 'Nouveau Partenaire',
    heading: 'Liste des Partenaires',
    search: 'Rechercher un partenaire',
    empty: 'Aucun partenaire pour le moment.',
    noMatch: 'Aucun partenaire ne correspond à cette recherche.',
    loadFailed: 'Les partenaires n’ont pas pu être chargés.',
    edit: 'Modifier le Partenaire',
    unknown: 'Partenaire introuvable',
    created: 'Partenaire créé avec succès',
    revised: 'Partenaire modifié avec succès',
    removed: 'Partenaire supprimé avec succès',
    required: { name: 'Nom requis', type: 'Type requis', country: 'Pays requis', ...DESCRIPTIONS },
    rows: FOUR_ROWS,
    offers: { type: ['ONG', 'Gouvernement', 'Organisation internationale', 'Entreprise', 'Université'] },
    starts: { projects_count: '0' },
  },
  news: {
    tile: 'Actualités',
    quick: 'Nouvelle actualité',
    records: news,
    known: 'title_fr',
    title: 'Gestion des Actualités',
    create: 'Nouvelle Actualité',
    heading: 'Liste des Actualités',
    search: 'Rechercher une actualité',
    empty: 'Aucune actualité pour le moment.',
    noMatch: 'Aucune actualité ne correspond à cette recherche.',
    loadFailed: 'Les actualités n’ont pas pu être chargées.',
    edit: 'Modifier l’Actualité',
    unknown: 'Actualité introuvable',
    created: 'Actualité créée avec succès',
    revised: 'Actualité modifiée avec succès',
    removed: 'Actualité supprimée avec succès',
    required: { ...TITLES, content_fr: 'Contenu français requis', content_en: 'Contenu anglais requis' },
    rows: { content_fr: 8, content_en: 8 },
    offers: {},
    starts: { published_at: TODAY },
  },
} as const satisfies Record<ContentKind, Described>;

const address = (name: string) => `/admin/${name.replaceAll('_', '-')}`;

export const KINDS: readonly Kind[] = Object.entries<Described>(OF).map(([name, kind]) => ({
  ...kind,
  name,
  list: address(name),
}));

/** The kind of this name. */
export const kindOf = (name: ContentKind): Kind => ({ ...OF[name], name, list: address(name) });
