import { expect, it } from '@jest/globals';
import { related } from './related';

it('A record names others that are shown until they are hidden, and no news', () => {
  expect(related('partners').relates).toBe('partners');
  // @ts-expect-error news come by time
  expect(related('news').relates).toBe('news');
});
