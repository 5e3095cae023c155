/**
 * RFC 3339, and as Python writes it (`+0000`); Go and Java say nanoseconds, of which microseconds are stored. A plus that
 * was not escaped in an address arrives as a blank.
 */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:(\.\d{1,6})\d{0,3})?(?:Z|([ +-])(\d\d):?([0-5]\d))$/i;
const FIRST_YEAR = 1000;
const MINUTE = 60_000;

/** The same moment in UTC, to the microsecond. @returns undefined for what is no moment, or beyond the years that can be stored */
export function utcOf(text: string): string | undefined {
  const [, clock = '', fraction = '', sign = '+', hours = '0', minutes = '0'] = MOMENT.exec(text) ?? [];
  const said = new Date(`${clock.toUpperCase()}Z`);
  // A day that no month has would roll over.
  if (Number.isNaN(said.getTime()) || !said.toISOString().startsWith(clock.toUpperCase())) return undefined;
  if (Number(hours) > 23) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const moment = new Date(said.getTime() - offset * MINUTE);
  const isStorable = moment.getUTCFullYear() >= FIRST_YEAR && moment.getUTCFullYear() <= 9999;
  return isStorable ? `${moment.toISOString().slice(0, 19)}${fraction}Z` : undefined;
}
