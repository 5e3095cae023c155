import type texts from '../i18n/locales/fr/admin.json';

export type AdminTexts = typeof texts;

/** What has a label in the forms of the administration. */
export type FieldName = keyof AdminTexts['fields'];
/** A text in both languages, without the end that says which. */
export type PairName = {
  [Name in FieldName]: Name extends `${infer Pair}_fr` ? Pair : never;
}[FieldName];

/** What holds the sentences of a form. */
export type FormTexts = {
  [Name in keyof AdminTexts]: AdminTexts[Name] extends Readonly<
    Record<'edit' | 'revised' | 'loadFailed', string>
  >
    ? Name
    : never;
}[keyof AdminTexts];
