import type { Locale } from '@site/vocabulary';

/** This year and the last, this month, and from last year to this one: the ways in which the dates of records are written. */
export function proposedDates(today: Date, locale: Locale): readonly string[] {
  const year = today.getFullYear();
  const month = today.toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  const [first = '', ...rest] = month;
  return [
    String(year),
    String(year - 1),
    first.toLocaleUpperCase(locale) + rest.join(''),
    `${year - 1} – ${year}`,
  ];
}
