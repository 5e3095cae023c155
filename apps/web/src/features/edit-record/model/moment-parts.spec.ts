import { describe, expect, it } from 'vitest';
import { momentParts } from './moment-parts';

const now = new Date('2026-11-20T16:00:00Z');

describe('A moment in words', () => {
  it('is a time of day in Abidjan when it is of today', () => {
    expect(momentParts(new Date('2026-11-20T14:32:10Z'), now, 'fr')).toEqual({
      time: '14:32',
      day: undefined,
    });
  });

  it('names another day', () => {
    const moment = new Date('2026-11-19T23:59:00Z');
    expect(momentParts(moment, now, 'fr')).toEqual({ time: '23:59', day: '19 novembre 2026' });
    expect(momentParts(moment, now, 'en')).toEqual({ time: '23:59', day: '19 November 2026' });
  });
});
