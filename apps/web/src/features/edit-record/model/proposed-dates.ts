const MONTH = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' });

/**
 * This year and the last, this month, and from last year to this one: the ways in which the dates of records are written.
 * In French, whoever is asked: visitors who read English are shown its months translated, and the others would not be.
 */
export function proposedDates(today: Date): readonly string[] {
  const year = today.getFullYear();
  const [first = '', ...rest] = MONTH.format(today);
  return [
    String(year),
    String(year - 1),
    first.toLocaleUpperCase('fr') + rest.join(''),
    `${year - 1} – ${year}`,
  ];
}
