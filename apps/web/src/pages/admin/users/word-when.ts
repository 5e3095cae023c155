import type { Locale } from '@site/vocabulary';

/** The firm's clock, wherever its administrators are. */
const TIME_ZONE = 'Africa/Abidjan';

/** A moment of the API (ISO 8601) as a day, or with its time. */
export function wordWhen(moment: string, locale: Locale, withTime = false): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'medium',
    ...(withTime && { timeStyle: 'short' as const }),
    timeZone: TIME_ZONE,
  }).format(new Date(moment));
}
