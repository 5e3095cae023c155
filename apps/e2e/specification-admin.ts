import { KINDS } from './kinds.ts';
import type { Line } from './specification.ts';

const each = (title: (kind: string) => string) => KINDS.map(({ name }) => title(name));

const LISTED = each(
  (kind) => `The list of ${kind} says that it loads, why it could not, and that it is empty`,
);
const REMOVED = each(
  (kind) => `Deleting one of the ${kind} asks first, can be cancelled, tells a failure and then succeeds`,
);
const STARTED = each(
  (kind) => `A new one of the ${kind} starts as stated, and what is missing is said at each field`,
);
const SAVED = each(
  (kind) => `Saving one of the ${kind} tells failures, keeps everything typed and leads back to the list`,
);
const UNKNOWN = each((kind) => `An id that is none of the ${kind} is said to be unknown`);

const SCREENS: readonly Line[] = [
  {
    line: '§2 Dashboard: title, welcome, sign-out, four counts, quick actions, site access',
    says: [
      'Dashboard Administration',
      'Déconnexion',
      'Projets',
      'Publications',
      'Partenaires',
      'Actualités',
      'Nouveau projet',
      'Nouvelle publication',
      'Nouveau partenaire',
      'Nouvelle actualité',
      'Page Publications',
      'Page Partenaires',
    ],
    held: ['The dashboard counts the contents in one call and leads to each of them'],
  },
  {
    line: '§2 Dashboard: permission check and restricted access',
    says: ['Vérification des permissions...', 'Accès restreint', "Retour à l'accueil"],
    held: ['A new person signs up, is welcomed and waits for an administrator'],
  },
  {
    line: '§2 Lists: way back, create button, loading text',
    says: ['Chargement...', 'Gestion des Projets', 'Nouveau Projet'],
    held: LISTED,
  },
  {
    line: '§2, §4 Lists: deletion is confirmed, and can be cancelled',
    says: ['Confirmer la suppression', 'irréversible', 'Annuler', 'Supprimer'],
    held: REMOVED,
  },
  {
    line: '§2 The confirmation of the project list is not dismissed by a click outside',
    held: ['Deleting one of the projects asks first, can be cancelled, tells a failure and then succeeds'],
  },
  {
    line: '§2 Projects: table, heading with count, columns',
    says: [
      'Liste des Projets',
      'Titre (FR)',
      'Titre (EN)',
      'Catégorie',
      'Localisation',
      'Date',
      'Statut',
      'Actions',
    ],
    held: ['The table of projects has the stated columns and cells, newest first'],
  },
  {
    line: '§2 Publications: table with badge, downloads 0 if empty, heading with count',
    says: ['Liste des Publications'],
    held: ['The table of publications has the stated columns and cells, and no downloads are 0'],
  },
  {
    line: '§2 Partners: cards with logo, name, badge, country, project count 0 if empty, website',
    held: ['The cards of partners show logo, name, type, country, projects and website'],
  },
  {
    line: '§2 News: cards with image, French title, 150 characters (§9), French date',
    held: ['The cards of news show image, title, 150 characters, French date, and what is still to come'],
  },
  {
    line: '§2 Partners and news: empty states',
    says: ['Aucun partenaire pour le moment.', 'Aucune actualité pour le moment.'],
    held: LISTED.slice(2),
  },
  {
    line: '§2 Lists of nothing at all',
    held: ['The empty list of projects says so and offers to create the first', ...LISTED],
  },
  {
    line: '§2 Forms: title by mode, 4 and 8 rows, buttons',
    says: ['Retour', 'Annuler', 'Enregistrer'],
    held: [...STARTED, ...SAVED],
  },
  { line: '§2 Forms: busy label, return to the list', says: ['Enregistrement...'], held: SAVED },
  {
    line: '§2, §4 Forms: closed while a file is sent',
    held: [
      'Only a PDF is taken for a publication; its sending can be cancelled and repeated, and nothing typed is lost',
    ],
  },
  { line: '§2 Forms: an existing record is filled in, an unknown one is not', held: [...SAVED, ...UNKNOWN] },
  {
    line: '§3 Values that the forms offer; stored ones outside stay',
    says: [
      ...['GIRE', 'WASH', 'BTP', 'Environnement', 'Formation', 'En cours', 'Terminé', 'Planifié'],
      ...['Article', 'Rapport', 'Étude', 'Guide', 'Manuel', 'Climat', 'Français', 'Anglais', 'Bilingue'],
      ...['ONG', 'Gouvernement', 'Organisation internationale', 'Entreprise', 'Université'],
    ],
    held: [...STARTED, 'Stored values that the form does not offer stay'],
  },
  { line: '§4 A new project is ongoing; §5 count 0, today', held: STARTED },
];

const RULES: readonly Line[] = [
  {
    line: '§5 Project: required messages',
    says: [
      ...['Titre français requis', 'Titre anglais requis', 'Description française requise'],
      ...['Description anglaise requise', 'Catégorie requise', 'Localisation requise', 'Date requise'],
      'Bénéficiaires requis',
    ],
    held: STARTED.slice(0, 1),
  },
  {
    line: '§5 Publication: required messages',
    says: ['Type requis', 'Catégorie requise', 'Langue requise', 'Date requise'],
    held: STARTED.slice(1, 2),
  },
  {
    line: '§5 Partner: required messages',
    says: ['Nom requis', 'Type requis', 'Pays requis', 'Description française requise'],
    held: STARTED.slice(2, 3),
  },
  {
    line: '§5 Partner: a number that is none falls back to 0, the website field and its placeholder',
    held: ['The number of projects of a partner falls back to 0, and a website is one that can be visited'],
  },
  {
    line: '§5 News: required messages',
    says: ['Contenu français requis', 'Contenu anglais requis'],
    held: STARTED.slice(3),
  },
  {
    line: '§5 News: an empty date falls back to now',
    held: ['A news item waits for its day, and without a day it appears at once'],
  },
  {
    line: '§5 Uploads: image types only, PDF only',
    held: [
      'A file that is no picture, or too large a one, is refused and nothing typed is lost',
      'Only a PDF is taken for a publication; its sending can be cancelled and repeated, and nothing typed is lost',
      'A picture of a news item is shown before it is saved, and can be replaced and taken off',
    ],
  },
  {
    line: '§5, §9 Uploads: random name with its extension, size in MB with two decimals',
    says: ['1.25 MB'],
    held: [
      'A publication keeps its PDF with its size, and every download counts',
      'A logo is dropped on its field and kept with its partner',
    ],
  },
  {
    line: '§6 Administrators only',
    held: [
      'A person without the right sees no more than that, wherever they go',
      'A right is given and taken, and holds from the next request on',
      'Every call that is not public is refused to whoever has no right to it',
    ],
  },
];

const NOTICES: readonly Line[] = [
  {
    line: '§8 A failing admin call: Erreur, the words of the server, the form stays, the dialog closes',
    says: ['Erreur'],
    held: [
      ...SAVED,
      ...REMOVED,
      ...LISTED,
      ...each((kind) => `An id that is none of the ${kind} is said to be unknown`),
    ],
  },
  ...(
    [
      ['Projet', 'créé', 'modifié', 'supprimé'],
      ['Publication', 'créée', 'modifiée', 'supprimée'],
      ['Partenaire', 'créé', 'modifié', 'supprimé'],
      ['Actualité', 'créée', 'modifiée', 'supprimée'],
    ] as const
  ).flatMap(([noun, created, revised, removed], kind) => [
    notice(`${noun} ${created} avec succès`, SAVED[kind]!),
    notice(`${noun} ${revised} avec succès`, SAVED[kind]!),
    notice(`${noun} ${removed} avec succès`, REMOVED[kind]!),
  ]),
  notice(
    'Image téléchargée avec succès',
    'A picture of a news item is shown before it is saved, and can be replaced and taken off',
    'A project with a photograph is created, seen by visitors at once, changed and deleted',
  ),
  notice(
    'Fichier téléchargé avec succès',
    'A publication keeps its PDF with its size, and every download counts',
  ),
  notice('Logo téléchargé avec succès', 'A logo is dropped on its field and kept with its partner'),
];

function notice(text: string, ...held: readonly string[]): Line {
  return { line: `§8 Succès: ${text}`, says: ['Succès', text], held };
}

const ENGLISH: Line = {
  line: '§8 English equivalents exist for all texts',
  held: ['Form, list and notices speak English', 'The sign-in page speaks the stored language'],
};

export const ADMINISTRATION: readonly Line[] = [...SCREENS, ...RULES, ...NOTICES, ENGLISH];
