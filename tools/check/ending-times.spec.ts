import { describe, expect, it } from '@jest/globals';
import { longestDrain, numberIn, secondsToEnd } from './ending-times.ts';

const limit = numberIn('tools/start.ts', /drainLimit = /) / 1_000;
// What `halt` in tools/database/postmaster.ts gives it.
const postgres = 35;

describe('who ends the product', () => {
  it('as npm start does, lets requests and jobs end', () => expect(limit).toBeGreaterThan(secondsToEnd));

  it.each([
    ['docker-compose.yml', /DRAIN_SECONDS\.\n +stop_grace_period: /, secondsToEnd + longestDrain],
    ['deploy/site.service', /^TimeoutStopSec=/, limit + longestDrain + postgres],
  ])('as %s does, waits for what may take longest', (path, before, seconds) => {
    expect(numberIn(path, before)).toBeGreaterThan(seconds);
  });
});
