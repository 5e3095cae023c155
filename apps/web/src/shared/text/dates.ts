import { FIRM_TIME_ZONE, type Locale } from '@site/vocabulary';

/** By the firm's clock, wherever it is read; an English date is British, a French month begins with its `1er`. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', {
    timeZone: FIRM_TIME_ZONE,
    ...options,
  });
  return locale === 'en'
    ? format
    : { format: (moment) => format.format(moment).replace(/^1(?=\s\p{L})/u, '1er') };
}

/** A day (`YYYY-MM-DD`) in words. */
export function formatDay(day: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(new Date(day));
}

/** A moment of the API (ISO 8601) as a day, or with its time. */
export function formatMoment(moment: string, locale: Locale, withTime = false): string {
  const time = withTime && { timeStyle: 'short' as const };
  return dateFormat(locale, { dateStyle: 'medium', ...time }).format(new Date(moment));
}
