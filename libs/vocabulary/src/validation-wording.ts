import type { Locale } from './locale';

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
    fr: 'Statut inconnu : ongoing, completed ou planned attendu',
    en: 'Unknown status: ongoing, completed or planned expected',
  },
  website_url_invalid: {
    fr: 'Adresse web non valide : une adresse complète en http:// ou https:// est attendue',
    en: 'Invalid web address: a complete http:// or https:// address is expected',
  },
  count_invalid: {
    fr: 'Un nombre entier de 0 à {max} est attendu',
    en: 'A whole number from 0 to {max} is expected',
  },
  date_invalid: { fr: 'Date non valide', en: 'Invalid date' },
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
  reset_link_invalid: {
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  role_unknown: { fr: 'Rôle inconnu', en: 'Unknown role' },
  text_expected: { fr: 'Un texte est attendu', en: 'A text is expected' },
  text_too_long: { fr: '{max} caractères au plus', en: '{max} characters at most' },
  character_forbidden: { fr: 'Caractère non autorisé', en: 'Character not allowed' },
  file_url_foreign: {
    fr: 'Seul un fichier téléversé ici peut être utilisé',
    en: 'Only a file uploaded here can be used',
  },
  file_damaged: {
    fr: 'Le fichier est vide, incomplet ou endommagé',
    en: 'The file is empty, incomplete or damaged',
  },
  field_unknown: { fr: 'Champ inconnu', en: 'Unknown field' },
  parameter_unknown: { fr: 'Paramètre inconnu', en: 'Unknown parameter' },
  parameter_invalid: { fr: 'Valeur non valide', en: 'Invalid value' },
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
