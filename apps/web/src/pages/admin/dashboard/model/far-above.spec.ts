import { describe, expect, it } from 'vitest';
import { isFarAbove } from './far-above';

describe('A stated number of projects', () => {
  it.each([
    ['50+', 9],
    ['50+', 1],
    ['6', 1],
    ['plus de 1 200', 239],
    ['1\u202F200', 239],
    ['1,200', 239],
    ['2K+', 399],
  ])('is far above the list when it is more than five times as long: %j beside %d', (figure, count) => {
    expect(isFarAbove(figure, count)).toBe(true);
  });

  it.each([
    ['50+', 10],
    ['50+', 0],
    ['5', 1],
    ['1 200', 240],
    ['2K+', 400],
    ['12 kits', 3],
    ['Des dizaines', 1],
    ['+', 1],
  ])(
    'stands when it is not, while there is none, or where it is no number: %j beside %d',
    (figure, count) => {
      expect(isFarAbove(figure, count)).toBe(false);
    },
  );
});
