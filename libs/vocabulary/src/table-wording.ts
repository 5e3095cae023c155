/** What is said of a refused file of records. */
export const TABLE_WORDING = {
  record_repeated: {
    fr: 'Cette fiche figure deux fois',
    en: 'This record is there twice',
  },
  records_too_many: {
    fr: '{max} fiches au plus par fichier',
    en: '{max} records at most in a file',
  },
  table_encoding: {
    fr: 'Fichier illisible : enregistrez-le au format « CSV UTF-8 »',
    en: 'This file cannot be read: save it as “CSV UTF-8”',
  },
  table_broken: {
    fr: 'Guillemet mal fermé dans cette ligne',
    en: 'A quotation mark is not closed in this line',
  },
  row_uneven: {
    fr: 'Cette ligne n’a pas {count} colonnes comme la première',
    en: 'This line does not have {count} columns like the first',
  },
  column_repeated: {
    fr: 'Deux colonnes portent le même nom',
    en: 'Two columns have the same name',
  },
} as const;
