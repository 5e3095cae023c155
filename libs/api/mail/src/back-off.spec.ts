import { describe, expect, it } from '@jest/globals';
import { LONGEST_WAIT, pauseAfter } from './application/back-off';

describe('the pause before the next try', () => {
  it('doubles, and stays below a minute in the first hour', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map((attempts) => pauseAfter(attempts, 10))).toEqual([
      2, 4, 8, 16, 32, 45, 45,
    ]);
  });

  it('is ten minutes at most after that', () => {
    expect([3, 9, 10, 5_000].map((attempts) => pauseAfter(attempts, 3_600))).toEqual([8, 512, 600, 600]);
  });

  it('is short beside the three days after which nobody tries', () => {
    expect(LONGEST_WAIT).toBe(259_200);
  });
});
