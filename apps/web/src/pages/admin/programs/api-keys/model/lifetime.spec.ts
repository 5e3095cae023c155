import { describe, expect, it } from 'vitest';
import { endAfter, validityOf } from './lifetime';

const NOW = Date.parse('2026-03-01T10:00:00Z');

describe('The lifetime of a key', () => {
  it('ends so many days from now, or never', () => {
    expect(endAfter(30, NOW)).toBe('2026-03-31T10:00:00.000Z');
    expect(endAfter(0, NOW)).toBeNull();
  });

  it.each([
    [null, 'lasting'],
    ['2026-03-01T10:00:00Z', 'expired'],
    ['2026-03-15T10:00:00Z', 'soon'],
    ['2026-03-15T10:00:01Z', 'ending'],
  ] as const)('that ends at %s is %s', (end, validity) => {
    expect(validityOf(end, NOW)).toBe(validity);
  });
});
