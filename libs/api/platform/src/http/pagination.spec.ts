import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './pagination';

const sorts = { title_fr: 'text', downloads: 'integer' } as const;
const byTitle = { by: 'title_fr', descending: false };

describe('a cursor', () => {
  const keyset = { at: '2026-03-01T09:00:00.123456Z', id: '01900000-0000-7000-8000-000000000001' };

  it('comes back as it went out', () => {
    expect(decodeCursor(encodeCursor(keyset))).toEqual(keyset);
    const place = { ...keyset, at: 'étude "du" bassin 💧' };
    expect(decodeCursor(encodeCursor(place, byTitle), sorts, byTitle)).toEqual(place);
  });

  it.each([
    '',
    'x',
    Buffer.from('[1,2,3]').toString('base64url'),
    encodeCursor({ ...keyset, id: `' or 1=1` }),
    encodeCursor({ ...keyset, at: '2026-13-41T99:00:00.000000Z' }),
    encodeCursor({ ...keyset, at: '2026-02-30T23:00:00.000000Z' }),
    encodeCursor({ ...keyset, at: '0000-01-01T00:00:00.000000Z' }),
    encodeCursor(keyset, byTitle),
  ])('is refused when it is not one of ours: %j', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });

  it('is of no use in another order', () => {
    const cursor = encodeCursor({ ...keyset, at: '7' }, { by: 'downloads', descending: true });
    const refusal = expect.objectContaining({ code: 'invalid_parameter' });
    expect(decodeCursor(cursor, sorts, { by: 'downloads', descending: true }).at).toBe('7');
    expect(() => decodeCursor(cursor, sorts, { by: 'downloads', descending: false })).toThrow(refusal);
    expect(() => decodeCursor(cursor, sorts, byTitle)).toThrow(refusal);
    expect(() => decodeCursor(cursor)).toThrow(refusal);
  });

  it('holds no place that PostgreSQL could not compare', () => {
    const downloads = { by: 'downloads', descending: false };
    const largest = { ...keyset, at: '2147483647' };
    expect(decodeCursor(encodeCursor(largest, downloads), sorts, downloads)).toEqual(largest);
    for (const at of ['x', '1.5', '2147483648', '99999999999']) {
      expect(() => decodeCursor(encodeCursor({ ...keyset, at }, downloads), sorts, downloads)).toThrow();
    }
    expect(() => decodeCursor(encodeCursor({ ...keyset, at: 'a\u0000' }, byTitle), sorts, byTitle)).toThrow();
  });
});
