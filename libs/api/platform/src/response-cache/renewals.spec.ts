import { describe, expect, it } from '@jest/globals';
import { inTurn } from './renewals';

describe('what is made anew', () => {
  it('is made one after the other, also after one that failed', async () => {
    const log: string[] = [];
    const renew = inTurn(async (address) => {
      log.push(`${address} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.push(`${address} ends`);
      if (address === '/a') throw new Error('gone');
    });
    const outcomes = await Promise.allSettled(['/a', '/b', '/c'].map((address) => renew(address)));
    expect(log).toEqual(['/a', '/b', '/c'].flatMap((address) => [`${address} begins`, `${address} ends`]));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('leaves three times as long as it took for who asks meanwhile, but a twentieth of a second at most', async () => {
    const begun: number[] = [];
    const renew = inTurn(async (address) => {
      begun.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, Number(address)));
    });
    await Promise.all(['10', '100', '0'].map((address) => renew(address)));
    const [first = 0, second = 0, third = 0] = begun;
    expect(second - first).toBeGreaterThan(30);
    expect(third - second).toBeGreaterThan(140);
  });
});
