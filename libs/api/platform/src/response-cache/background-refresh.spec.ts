import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshOneByOne } from './background-refresh';

describe('what is made anew', () => {
  let log: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    log = [];
  });
  afterEach(() => void jest.useRealTimers());

  const rest = async (ms: number) => log.push(`rest of ${ms}`);
  const renewAll = async (took: number, failing?: string) => {
    const renew = refreshOneByOne(async (address) => {
      log.push(`${address} begins`);
      await Promise.resolve();
      jest.advanceTimersByTime(took);
      log.push(`${address} ends`);
      if (address === failing) throw new Error('gone');
      return 7;
    }, rest);
    return Promise.allSettled(['/a', '/b'].map((address) => renew(address)));
  };
  const inOrder = (ms: number) =>
    ['/a', '/b'].flatMap((address) => [`${address} begins`, `${address} ends`, `rest of ${ms}`]);

  it('is made one after the other, with three times as long in between as it took', async () => {
    await renewAll(10);
    expect(log).toEqual(inOrder(30));
  });

  it('is made after a twentieth of a second at the latest', async () => {
    await renewAll(100);
    expect(log).toEqual(inOrder(50));
  });

  it('is made also after one that failed', async () => {
    const outcomes = await renewAll(0, '/a');
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 7 }]);
    expect(log).toEqual(inOrder(0));
  });
});
