import { newsDay, NEWS_TIME_ZONE, TEXT_LIMITS, type Locale } from '@site/vocabulary';
import { emptyValues } from '../editing/empty-values';
import type { FieldRules, ValuesOf } from '../editing/record-kind';

/** The fields of §3 that the form writes, in its order; the date is a day (`YYYY-MM-DD`). */
export const NEWS_RULES = {
  title_fr: { required: 'title_fr_required', max: TEXT_LIMITS.title },
  title_en: { required: 'title_en_required', max: TEXT_LIMITS.title },
  content_fr: { required: 'content_fr_required', max: TEXT_LIMITS.content },
  content_en: { required: 'content_en_required', max: TEXT_LIMITS.content },
  published_at: { word: (day, _t, locale) => dayInWords(day, locale) },
  image_url: {},
} as const satisfies FieldRules;

export type NewsValues = ValuesOf<typeof NEWS_RULES>;

export const emptyNewsItem = (): NewsValues => emptyValues(NEWS_RULES, { published_at: newsDay(new Date()) });

export function dayInWords(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeZone: NEWS_TIME_ZONE,
  }).format(new Date(day));
}
