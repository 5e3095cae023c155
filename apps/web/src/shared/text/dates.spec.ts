import { describe, expect, it } from 'vitest';
import { dateFormat, formatDay, formatMoment } from './dates';

describe('the first of a month', () => {
  it('is counted in French, and is a day like others in English', () => {
    expect(formatDay('2026-03-01', 'fr')).toBe('1er\u00A0mars\u00A02026');
    expect(formatDay('2026-03-01', 'en')).toBe('1\u00A0March\u00A02026');
    expect(formatMoment('2026-01-01T09:05:00Z', 'fr')).toBe('1er janv. 2026');
    expect(formatMoment('2026-01-01T09:05:00Z', 'fr', true)).toMatch(/^1er janv\. 2026\D+09:05$/);
  });

  it('is so in every form that names the month, and in no other', () => {
    const first = new Date('2026-03-01T01:00:00Z');
    const shown = (options: Intl.DateTimeFormatOptions) => dateFormat('fr', options).format(first);
    expect(shown({ day: 'numeric', month: 'short' })).toBe('1er mars');
    expect(shown({ day: '2-digit', month: '2-digit' })).toBe('01/03');
    expect(shown({ hour: 'numeric', minute: '2-digit' })).toBe('1:00');
    expect(formatDay('2026-03-11', 'fr')).toBe('11\u00A0mars\u00A02026');
    expect(formatDay('2026-03-21', 'fr')).toBe('21\u00A0mars\u00A02026');
  });
});
