import { news } from './news.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import type { Records } from './records.ts';

/** What the specification (§2, §5, §8) says of the screens of one kind of content, letter for letter. */
export interface Kind {
  readonly name: string;
  readonly list: string;
  readonly records: Records<object>;
  /** The field that a record is known by. */
  readonly known: string;
  readonly title: string;
  readonly create: string;
  readonly heading: string;
  readonly search: string;
  readonly empty: string;
  readonly noMatch: string;
  readonly loadFailed: string;
  readonly edit: string;
  readonly unknown: string;
  readonly created: string;
  readonly revised: string;
  readonly removed: string;
  /** Required fields in the order of the form, with what is said of them. */
  readonly required: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, number>>;
  readonly offers: Readonly<Record<string, readonly string[]>>;
  readonly starts: Readonly<Record<string, string>>;
}

const TITLES = { title_fr: 'Titre français requis', title_en: 'Titre anglais requis' };
const DESCRIPTIONS = {
  description_fr: 'Description française requise',
  description_en: 'Description anglaise requise',
};
const FOUR_ROWS = { description_fr: 4, description_en: 4 };
/** Abidjan keeps UTC. */
const TODAY = new Date().toISOString().slice(0, 10);

export const KINDS: readonly Kind[] = [
  {
    name: 'projects',
    list: '/admin/projects',
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
  {
    name: 'publications',
    list: '/admin/publications',
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
  {
    name: 'partners',
    list: '/admin/partners',
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
  {
    name: 'news',
    list: '/admin/news',
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
];
