import { useLocale } from '../../../shared/i18n';

const dateLocale = { fr: 'fr-FR', en: 'en-GB' } as const;

/** A day, `YYYY-MM-DD`, as the page's language writes it. */
export function NewsDay({ day }: { day: string }) {
  const words = new Intl.DateTimeFormat(dateLocale[useLocale()], { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(day))}</time>;
}
