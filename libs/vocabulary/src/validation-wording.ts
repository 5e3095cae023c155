import { FILE_WORDING } from './file-wording';
import type { Locale } from './locale';
import { FEATURED_PROJECTS } from './project';
import { TABLE_WORDING } from './table-wording';
import { WEBHOOK_WORDING } from './webhook-wording';

/** What the forms and the API say of a refused field. French texts of the specification (§5) are letter for letter. */
export const VALIDATION_WORDING = {
  title_fr_required: { fr: 'Titre français requis', en: 'French title is required' },
  title_en_required: { fr: 'Titre anglais requis', en: 'English title is required' },
  description_fr_required: { fr: 'Description française requise', en: 'French description is required' },
  description_en_required: { fr: 'Description anglaise requise', en: 'English description is required' },
  content_fr_required: { fr: 'Contenu français requis', en: 'French content is required' },
  content_en_required: { fr: 'Contenu anglais requis', en: 'English content is required' },
  name_required: { fr: 'Nom requis', en: 'Name is required' },
  type_required: { fr: 'Type requis', en: 'Type is required' },
  country_required: { fr: 'Pays requis', en: 'Country is required' },
  language_required: { fr: 'Langue requise', en: 'Language is required' },
  category_required: { fr: 'Catégorie requise', en: 'Category is required' },
  location_required: { fr: 'Localisation requise', en: 'Location is required' },
  date_required: { fr: 'Date requise', en: 'Date is required' },
  beneficiaries_required: { fr: 'Bénéficiaires requis', en: 'Beneficiaries are required' },
  status_unknown: {
    fr: 'Statut inconnu : ongoing, completed ou planned attendu',
    en: 'Unknown status: ongoing, completed or planned expected',
  },
  featured_full: {
    fr: `${FEATURED_PROJECTS} projets sont déjà à la une : retirez-en un d’abord`,
    en: `${FEATURED_PROJECTS} projects are featured already: take one off first`,
  },
  website_url_invalid: {
    fr: 'Adresse web non valide : une adresse complète en http:// ou https:// est attendue',
    en: 'Invalid web address: a complete http:// or https:// address is expected',
  },
  point_invalid: { fr: 'Point non valide : 6.99,-5.74 par exemple', en: 'Invalid point: try 6.99,-5.74' },
  count_invalid: {
    fr: 'Un nombre entier de 0 à {max} est attendu',
    en: 'A whole number from 0 to {max} is expected',
  },
  date_invalid: { fr: 'Date non valide', en: 'Invalid date' },
  moment_invalid: {
    fr: 'Une date avec son heure est attendue : 2027-01-31T12:00:00Z par exemple',
    en: 'A date with its time is expected: try 2027-01-31T12:00:00Z',
  },
  time_invalid: { fr: 'Une heure comme 08:00 est attendue', en: 'A time like 08:00 is expected' },
  hours_order: {
    fr: 'L’heure de fermeture doit suivre l’heure d’ouverture',
    en: 'The closing time must be after the opening time',
  },
  hours_incomplete: { fr: 'Indiquez les deux heures, ou aucune', en: 'Give both times, or neither' },
  whole_number_invalid: {
    fr: 'Un nombre entier de {min} à {max} est attendu',
    en: 'A whole number from {min} to {max} is expected',
  },
  phone_invalid: {
    fr: 'Numéro non valide : chiffres, espaces, « + », points, tirets et parenthèses',
    en: 'Invalid number: digits, spaces, “+”, dots, hyphens and brackets',
  },
  whatsapp_number_invalid: {
    fr: 'Numéro WhatsApp non valide : de 8 à 15 chiffres, indicatif du pays compris, sans « + » ni espace',
    en: 'Invalid WhatsApp number: 8 to 15 digits with the country code, without “+” or spaces',
  },
  ...WEBHOOK_WORDING,
  values_too_many: { fr: '{max} valeurs au plus', en: '{max} values at most' },
  value_required: { fr: 'Champ requis', en: 'This field is required' },
  one_line_expected: { fr: 'Une seule ligne est attendue', en: 'A single line is expected' },
  full_name_required: { fr: 'Nom complet requis', en: 'Full name is required' },
  email_invalid: {
    fr: 'Veuillez saisir une adresse email valide.',
    en: 'Please enter a valid email address.',
  },
  password_required: { fr: 'Mot de passe requis', en: 'Password is required' },
  password_too_short: {
    fr: 'Le mot de passe doit contenir au moins {min} caractères',
    en: 'The password must contain at least {min} characters',
  },
  second_factor_code_wrong: { fr: 'Code incorrect ou déjà utilisé', en: 'Wrong or already used code' },
  reset_link_invalid: {
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  contact_name_required: { fr: 'Le nom est requis', en: 'Name is required' },
  contact_email_required: { fr: 'Email valide requis', en: 'A valid email is required' },
  contact_subject_required: { fr: 'Le sujet est requis', en: 'Subject is required' },
  contact_message_required: { fr: 'Le message est requis', en: 'Message is required' },
  consent_required: {
    fr: 'Cochez la case pour donner votre accord.',
    en: 'Tick the box to give your consent.',
  },
  newsletter_link_invalid: {
    fr: 'Ce lien n’est plus valable.',
    en: 'This link is no longer valid.',
  },
  role_unknown: { fr: 'Rôle inconnu', en: 'Unknown role' },
  text_expected: { fr: 'Un texte est attendu', en: 'A text is expected' },
  text_too_long: { fr: '{max} caractères au plus', en: '{max} characters at most' },
  character_forbidden: { fr: 'Caractère non autorisé', en: 'Character not allowed' },
  ...FILE_WORDING,
  field_read_only: {
    fr: 'Ce champ ne peut pas être modifié',
    en: 'This field cannot be changed',
  },
  record_changed: {
    fr: 'Cette fiche a été modifiée entre-temps',
    en: 'This record has changed meanwhile',
  },
  record_changed_by: { fr: '{name} a modifié cette fiche', en: '{name} has changed this record' },
  not_in_bin: {
    fr: 'Cette fiche n’est plus dans la corbeille : quelqu’un l’a déjà restaurée ou effacée',
    en: 'This record is no longer in the bin: somebody has already restored or erased it',
  },
  record_gone: { fr: 'Cette fiche n’existe plus', en: 'This record is no longer there' },
  ...TABLE_WORDING,
  field_unknown: { fr: 'Champ inconnu', en: 'Unknown field' },
  parameter_unknown: { fr: 'Paramètre inconnu', en: 'Unknown parameter' },
  parameter_repeated: {
    fr: 'Ce paramètre ne peut être donné qu’une fois',
    en: 'This parameter can be given only once',
  },
  options_expected: { fr: 'Valeurs possibles : {options}', en: 'Possible values: {options}' },
  length_expected: {
    fr: 'De {min} à {max} caractères sont attendus',
    en: '{min} to {max} characters are expected',
  },
  cursor_invalid: {
    fr: 'Ce curseur n’est pas de cette liste dans cet ordre : « next_cursor » est attendu tel quel',
    en: 'This cursor is not of this list in this order: “next_cursor” is expected as it is',
  },
  next_expected: {
    fr: '« next » de la réponse précédente est attendu tel quel',
    en: '“next” of the answer before is expected as it is',
  },
  change_forgotten: {
    fr: 'Les changements depuis lors ne sont plus connus : relisez les listes',
    en: 'The changes since then are not known any more: read the lists again',
  },
  moment_expected: {
    fr: 'Un moment comme 2026-03-01T09:00:00Z est attendu',
    en: 'A moment like 2026-03-01T09:00:00Z is expected',
  },
  moment_past: { fr: 'Un moment à venir est attendu', en: 'A moment to come is expected' },
  id_expected: {
    fr: 'Un identifiant comme 019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90 est attendu',
    en: 'An id like 019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90 is expected',
  },
  ids_expected: {
    fr: 'De 1 à {max} identifiants sont attendus, séparés par des virgules',
    en: '1 to {max} ids are expected, separated by commas',
  },
  key_repeated: {
    fr: 'Ce nom figure deux fois dans le même objet',
    en: 'This name stands twice in the same object',
  },
  images_only: {
    fr: 'Seules les images existent en plusieurs largeurs',
    en: 'Only images come in several widths',
  },
  offset_beside_cursor: {
    fr: '« offset » et « cursor » s’excluent : donnez l’un ou l’autre',
    en: '“offset” and “cursor” exclude each other: give one of them',
  },
  entity_tag_expected: {
    fr: 'La valeur de l’en-tête ETag est attendue telle quelle, guillemets compris, comme "v1"',
    en: 'The value of the ETag header is expected as it is, with its quotation marks, like "v1"',
  },
  object_expected: { fr: 'Un objet JSON est attendu', en: 'A JSON object is expected' },
  flag_expected: { fr: 'true ou false est attendu', en: 'true or false is expected' },
  several_expected: {
    fr: 'Une liste de 1 à {max} éléments est attendue',
    en: 'A list of 1 to {max} items is expected',
  },
  value_invalid: { fr: 'Valeur non valide', en: 'Invalid value' },
} as const satisfies Record<string, Record<Locale, string>>;

export type ValidationRule = keyof typeof VALIDATION_WORDING;
export type RuleParameters = Readonly<Record<string, string | number>>;

export function isValidationRule(value: string): value is ValidationRule {
  return Object.hasOwn(VALIDATION_WORDING, value);
}

export function wordValidation(
  rule: ValidationRule,
  locale: Locale,
  parameters: RuleParameters = {},
): string {
  return VALIDATION_WORDING[rule][locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}
