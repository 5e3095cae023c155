import type { Locale } from '@site/vocabulary';
import { dateFormat } from '../../../shared/text';

/** A moment in words: its time, and its day unless that is today. */
export function momentParts(
  moment: Date,
  now: Date,
  locale: Locale,
): { readonly time: string; readonly day: string | undefined } {
  const dayOf = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const day = dayOf.format(moment);
  return {
    time: dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment),
    day: day === dayOf.format(now) ? undefined : day,
  };
}
