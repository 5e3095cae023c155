import { DEFAULT_PROJECT_STATUS, lengthOf, TEXT_LIMITS, wordValidation, type Locale } from '@site/vocabulary';
import type { ProjectBody } from './project-calls';

export const EMPTY_PROJECT: ProjectBody = {
  title_fr: '',
  title_en: '',
  description_fr: '',
  description_en: '',
  category: '',
  location: '',
  date: '',
  beneficiaries: '',
  status: DEFAULT_PROJECT_STATUS,
  image_url: null,
};

/** Fields that must be filled in, with the longest text each takes, in the order of the form. */
export const REQUIRED_FIELDS = {
  title_fr: TEXT_LIMITS.title,
  title_en: TEXT_LIMITS.title,
  description_fr: TEXT_LIMITS.description,
  description_en: TEXT_LIMITS.description,
  category: TEXT_LIMITS.category,
  location: TEXT_LIMITS.location,
  date: TEXT_LIMITS.date,
  beneficiaries: TEXT_LIMITS.beneficiaries,
} as const;
export type RequiredField = keyof typeof REQUIRED_FIELDS;

/** What a draft keeps: everything but the picture. */
export const DRAFT_FIELDS = [...Object.keys(REQUIRED_FIELDS), 'status'];

/** Says what is wrong with a field, in the words that the API uses too. */
export function refusalOf(field: RequiredField, value: string, locale: Locale): string | undefined {
  if (value.trim() === '') return wordValidation(`${field}_required`, locale);
  const max = REQUIRED_FIELDS[field];
  return lengthOf(value) > max ? wordValidation('text_too_long', locale, { max }) : undefined;
}
