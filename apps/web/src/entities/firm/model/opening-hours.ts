import type { FirmInLanguage, Locale } from '@site/vocabulary';

/** `full`: 8h00–17h00; `short`: 8h – 17h, where nothing stands beside it to be compared with. */
type Form = 'full' | 'short';

export interface OpeningHours {
  readonly weekdays: string;
  /** Undefined: closed. */
  readonly saturday: string | undefined;
}

/** The hours of the firm as a page in this language writes them; it is closed on Sundays. */
export function openingHours(firm: FirmInLanguage, locale: Locale, form: Form = 'full'): OpeningHours {
  const { weekdays_open, weekdays_close, saturday_open, saturday_close } = firm;
  return {
    weekdays: between(weekdays_open, weekdays_close, locale, form),
    saturday:
      saturday_open === null || saturday_close === null
        ? undefined
        : between(saturday_open, saturday_close, locale, form),
  };
}

function between(open: string, close: string, locale: Locale, form: Form): string {
  const dash = locale === 'fr' && form === 'full' ? '–' : ' – ';
  return [open, close].map((time) => wordTime(time, locale, form)).join(dash);
}

/** @param time `HH:MM` */
function wordTime(time: string, locale: Locale, form: Form): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = form === 'short' && minutes === 0 ? '' : String(minutes).padStart(2, '0');
  if (locale === 'fr') return `${hours}h${rest}`;
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}${rest && `:${rest}`}\u00A0${half}`;
}
