import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refreshOneByOne } from './background-refresh';

describe('what is made anew', () => {
  let log: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    log = [];
  });
  afterEach(() => void jest.useRealTimers());

  const rest = async (ms: number) => {
    log.push(`rest of ${ms}`);
    jest.advanceTimersByTime(ms);
  };
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
  const inOrder = (ms: number) => [
    'rest of 30',
    ...['/a', '/b'].flatMap((address) => [`${address} begins`, `${address} ends`, `rest of ${ms}`]),
  ];

  it('is made one after the other, with three times as long in between as it took', async () => {
    await renewAll(12);
    expect(log).toEqual(inOrder(36));
  });

  it('is made when what changes at the same moment has changed, too', async () => {
    await renewAll(1);
    expect(log.slice(0, 7)).toEqual([
      ...['rest of 30', '/a begins', '/a ends', 'rest of 3'],
      ...['/b begins', '/b ends', 'rest of 3'],
    ]);
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
