import { describe, expect, it } from '@jest/globals';
import { Outages } from './outages';

describe('an outage', () => {
  it('begins once, however often it is met, and again after a quiet minute', () => {
    const outages = new Outages();
    const met = [0, 1, 50_000, 100_000, 160_001].map((now) => outages.begins('ECONNREFUSED', now));
    expect(met).toEqual([true, false, false, false, true]);
  });

  it('of another reason begins beside it', () => {
    const outages = new Outages();
    expect(['a', 'b', 'a', 'b'].map((reason) => outages.begins(reason, 0))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is told again rather than forgotten to be told, where reasons are many', () => {
    const outages = new Outages();
    const all = Array.from({ length: 1_000 }, (_, index) => outages.begins(String(index), 0));
    expect(all).not.toContain(false);
  });
});
