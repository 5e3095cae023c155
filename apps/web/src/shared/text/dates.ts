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

/** A day (`YYYY-MM-DD`) in words that stay together. */
export function formatDay(day: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(new Date(day)).replaceAll(' ', '\u00A0');
}

/** A moment of the API (ISO 8601) as a day, or with its time. */
export function formatMoment(moment: string, locale: Locale, withTime = false): string {
  const time = withTime && { timeStyle: 'short' as const };
  return dateFormat(locale, { dateStyle: 'medium', ...time }).format(new Date(moment));
}

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY_BEFORE_MONTH = new RegExp(`(\\d(?:er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'giu');
const MONTH_BEFORE_YEAR = new RegExp(`(^|\\P{L})(${MONTHS}) (?=\\d{4}(?!\\d))`, 'giu');

/** A text whose lines do not end between day, month and year. */
export function datesTogether(text: string): string {
  return text.replace(DAY_BEFORE_MONTH, '$1\u00A0').replace(MONTH_BEFORE_YEAR, '$1$2\u00A0');
}
