import type { Locale } from '@site/vocabulary';

/** The firm's clock, wherever its administrators are. */
const TIME_ZONE = 'Africa/Abidjan';

/** A moment in words: its time, and its day unless that is today. */
export function wordMoment(
  moment: Date,
  now: Date,
  locale: Locale,
): { readonly time: string; readonly day: string | undefined } {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', { ...options, timeZone: TIME_ZONE });
  const dayOf = words({ day: 'numeric', month: 'long', year: 'numeric' });
  const day = dayOf.format(moment);
  return {
    time: words({ hour: '2-digit', minute: '2-digit' }).format(moment),
    day: day === dayOf.format(now) ? undefined : day,
  };
}
