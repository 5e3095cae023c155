import { useLocale } from '../../../shared/i18n';
import { formatDay } from '../../../shared/text';

/** A day, `YYYY-MM-DD`, as the page's language writes it. */
export function NewsDay({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day, useLocale())}</time>;
}
