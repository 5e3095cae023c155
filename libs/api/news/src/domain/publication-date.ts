import { DomainError, violation } from '@site/api-kernel';
import { newsDay } from '@site/vocabulary';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
// Farther from UTC than fourteen hours no clock of the world is set.
const OFFSET = String.raw`(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))`;
const MOMENT = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${TIME}${OFFSET}$`);
/** What may be written, as far as a pattern can say it; empty: nothing. */
export const PUBLICATION_DATE_FORM = String.raw`^(?:\d{4}-\d{2}-\d{2}(?:T${TIME}${OFFSET})?)?$`;
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** Whether it is a day (`YYYY-MM-DD`, in Abidjan) or a moment (ISO 8601 with `Z` or an offset) of the calendar. */
export function isPublicationDate(text: unknown): boolean {
  return momentOf(text) !== undefined;
}

/**
 * When an item is published that says `written`: nothing is now, a moment is that moment. A day begins at midnight,
 * but today is now, so that what is published today is public at once and before what is older; and the day that an
 * item has already keeps its time.
 * @throws DomainError `validation_failed` for what is no date
 */
export function publicationOf(written: string | null, now: Date, standing?: Date): Date {
  if (written === null || written === '') return now;
  const moment = momentOf(written);
  if (moment === undefined) {
    throw new DomainError('validation_failed', { violations: [violation('/published_at', 'date_invalid')] });
  }
  if (!DAY.test(written)) return moment;
  if (standing !== undefined && newsDay(standing) === written) return standing;
  return newsDay(now) === written ? now : moment;
}

function momentOf(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined;
  if (DAY.test(text)) return midnightOf(text);
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || midnightOf(day) === undefined) return undefined;
  return inCalendar(new Date(text));
}

/** The language rolls 30 February over into March: what it reads must say what was written. */
function midnightOf(day: string): Date | undefined {
  const midnight = inCalendar(new Date(`${day}T00:00:00.000Z`));
  return midnight !== undefined && newsDay(midnight) === day ? midnight : undefined;
}

function inCalendar(moment: Date): Date | undefined {
  const year = moment.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : undefined;
}
