import { PUBLICATION_LANGUAGES, TEXT_LIMITS } from '@site/vocabulary';
import { emptyValues } from '../editing/empty-values';
import type { FieldRules, ValuesOf } from '../editing/record-kind';

/** The fields of §3 that the form writes, in its order. */
export const PUBLICATION_RULES = {
  title_fr: { required: 'title_fr_required', max: TEXT_LIMITS.title },
  title_en: { required: 'title_en_required', max: TEXT_LIMITS.title },
  description_fr: { required: 'description_fr_required', max: TEXT_LIMITS.description },
  description_en: { required: 'description_en_required', max: TEXT_LIMITS.description },
  type: { required: 'type_required', max: TEXT_LIMITS.type },
  category: { required: 'category_required', max: TEXT_LIMITS.category },
  language: { required: 'language_required', max: TEXT_LIMITS.language, word: languageName },
  date: { required: 'date_required', max: TEXT_LIMITS.date },
  file_url: {},
  file_size: {},
} as const satisfies FieldRules;

export type PublicationValues = ValuesOf<typeof PUBLICATION_RULES>;

export const emptyPublication = (): PublicationValues => emptyValues(PUBLICATION_RULES);

function languageName(language: string, t: (key: string) => string): string {
  const known = PUBLICATION_LANGUAGES.find((one) => one === language);
  return known === undefined ? language : t(`publicationLanguage.${known}`);
}
