import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './pagination';

describe('a cursor', () => {
  const keyset = { at: '2026-03-01T09:00:00.123456Z', id: '01900000-0000-7000-8000-000000000001' };

  it('comes back as it went out', () => {
    expect(decodeCursor(encodeCursor(keyset))).toEqual(keyset);
  });

  it('is absent on the first page', () => {
    expect(decodeCursor(undefined)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    encodeCursor({ ...keyset, id: `' or 1=1` }),
    encodeCursor({ ...keyset, at: '2026-13-41T99:00:00.000000Z' }),
    encodeCursor({ ...keyset, at: '2026-02-30T23:00:00.000000Z' }),
    encodeCursor({ ...keyset, at: '0000-01-01T00:00:00.000000Z' }),
  ])('is refused when it is not one of ours: %j', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });
});
