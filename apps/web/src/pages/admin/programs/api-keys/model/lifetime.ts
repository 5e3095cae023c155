const DAY = 86_400_000;

/** For how many days a key may open; 0: until it is revoked. */
export const LIFETIMES = [30, 90, 365, 0] as const;

/** The end of a key that is made now, as the API takes it. */
export const endAfter = (days: number, now = Date.now()): string | null =>
  days === 0 ? null : new Date(now + days * DAY).toISOString();

export type Validity = 'lasting' | 'ending' | 'soon' | 'expired';

/** Within two weeks of its end whoever uses a key wants to know. */
export function validityOf(end: string | null, now = Date.now()): Validity {
  if (end === null) return 'lasting';
  const left = Date.parse(end) - now;
  if (left <= 0) return 'expired';
  return left <= 14 * DAY ? 'soon' : 'ending';
}
