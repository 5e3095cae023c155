const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Seconds after which nobody tries any more. */
export const LONGEST_WAIT = 3 * DAY;

/** A server that comes back finds letters at its door in less than a minute; one letter that is not taken has time. */
const LONGEST_PAUSE = { young: 45, old: 600 };

/** Seconds until the next try: 2, 4, 8, … @param age seconds since the letter was written */
export function pauseAfter(attempts: number, age: number): number {
  return Math.min(2 ** Math.min(attempts, 10), age < HOUR ? LONGEST_PAUSE.young : LONGEST_PAUSE.old);
}
