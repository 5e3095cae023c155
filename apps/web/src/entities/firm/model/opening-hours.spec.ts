import { FIRM_DEFAULTS, firmInLanguage, type Firm, type Locale } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { openingHours } from './opening-hours';

const firm = (differing: Partial<Firm> = {}, locale: Locale = 'fr') =>
  firmInLanguage({ ...FIRM_DEFAULTS, ...differing }, locale);

describe('opening hours', () => {
  it('are written as the specification has them in French', () => {
    expect(openingHours(firm(), 'fr')).toEqual({ weekdays: '8h00–17h00', saturday: '8h00–12h00' });
    expect(openingHours(firm(), 'fr', 'short').weekdays).toBe('8h – 17h');
  });

  it('are written with two halves of the day in English', () => {
    expect(openingHours(firm(), 'en')).toEqual({
      weekdays: '8:00\u00A0am – 5:00\u00A0pm',
      saturday: '8:00\u00A0am – 12:00\u00A0pm',
    });
    expect(openingHours(firm({ weekdays_open: '08:30' }), 'en', 'short').weekdays).toBe(
      '8:30\u00A0am – 5\u00A0pm',
    );
  });

  it('follow the settings, also to a Saturday that is closed', () => {
    const closed = firm({ weekdays_open: '07:30', saturday_open: null, saturday_close: null });
    expect(openingHours(closed, 'fr')).toEqual({ weekdays: '7h30–17h00', saturday: undefined });
  });
});
