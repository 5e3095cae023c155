import { describe, expect, it } from '@jest/globals';
import { isPublicationDate, publicationOf } from './domain/publication-date';

const NOW = new Date('2026-03-01T21:30:00.250Z');
const ACCEPTED: readonly (readonly [string, string])[] = [
  ['2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['1900-01-01', '1900-01-01T00:00:00.000Z'],
  ['9999-12-31', '9999-12-31T00:00:00.000Z'],
  ['2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T08:05Z', '2026-03-01T08:05:00.000Z'],
  ['2026-03-01T08:05:06.789Z', '2026-03-01T08:05:06.789Z'],
  ['2026-03-01T08:05:06.123456Z', '2026-03-01T08:05:06.123Z'],
  ['2026-03-01T00:30:00+01:00', '2026-02-28T23:30:00.000Z'],
  ['2026-03-01T23:30:00-03:00', '2026-03-02T02:30:00.000Z'],
  ['2026-03-01T12:00:00+14:00', '2026-02-28T22:00:00.000Z'],
];
const REFUSED = [
  '0000-00-00',
  '2024-02-30',
  '2023-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '10000-01-01',
  '+010000-01-01T00:00:00Z',
  '-000001-01-01',
  '0000-01-01',
  '1899-12-31',
  '9999-12-31T23:00:00-02:00',
  '1772323200',
  '1772323200000',
  '2026-03-01T00:00:00+99:00',
  '2026-03-01T00:00:00+14:01',
  '2026-03-01T00:00:00+0100',
  '2026-03-01T00:00:00',
  '2026-03-01 00:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T23:60:00Z',
  '2026-03-01T23:59:60Z',
  '2026-02-30T10:00:00Z',
  '2026-03-01T',
  '2026-3-1',
  '01/03/2026',
  'now',
  'infinity',
  'NaN',
  ' ',
  '2026-03-01\n',
  '２０２６-03-01',
  `2026-03-01T00:00:00.${'0'.repeat(100_000)}Z`,
];

describe('the date of a publication', () => {
  it.each(ACCEPTED)('written %s is %s', (written, moment) => {
    expect(isPublicationDate(written)).toBe(true);
    expect(publicationOf(written, NOW).toISOString()).toBe(moment);
  });

  it.each(REFUSED)('is not %j', (written) => {
    expect(isPublicationDate(written)).toBe(false);
    expect(() => publicationOf(written, NOW)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        violations: [{ pointer: '/published_at', rule: 'date_invalid', parameters: {} }],
      }),
    );
  });

  it.each([null, ''])('left out as %j is now', (written) => {
    expect(publicationOf(written, NOW)).toBe(NOW);
    expect(publicationOf(written, NOW, new Date('2026-01-01T00:00:00Z'))).toBe(NOW);
  });

  it('that is today is now: public at once, and before what is older of today', () => {
    expect(publicationOf('2026-03-01', NOW)).toBe(NOW);
  });

  it('that is a day to come is its midnight in Abidjan', () => {
    expect(publicationOf('2026-03-02', NOW)).toEqual(new Date('2026-03-02T00:00:00.000Z'));
  });
});
