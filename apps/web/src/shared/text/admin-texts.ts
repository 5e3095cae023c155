import type texts from '../i18n/locales/fr/admin.json';
import type contents from '../i18n/locales/fr/admin/contents.json';
import type fields from '../i18n/locales/fr/admin/fields.json';
import type forms from '../i18n/locales/fr/admin/forms.json';
import type media from '../i18n/locales/fr/admin/media.json';
import type settings from '../i18n/locales/fr/admin/settings.json';

export type AdminTexts = typeof texts &
  typeof contents &
  typeof fields &
  typeof forms &
  typeof media &
  typeof settings;

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
