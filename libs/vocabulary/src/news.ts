/** Days of news are days there, whatever the time zone of who writes or reads (product: « days are in Africa/Abidjan »). */
export const FIRM_TIME_ZONE = 'Africa/Abidjan';

/** The day of a moment in Abidjan, as `YYYY-MM-DD`. Abidjan keeps UTC all year round. */
export function newsDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
