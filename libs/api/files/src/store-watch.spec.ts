import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { StoreFailure } from './infrastructure/s3/store-failure';
import { StoreWatch } from './infrastructure/s3/store-watch';

function aWatch() {
  const outcome: { failure: StoreFailure | undefined; tried: number } = { failure: undefined, tried: 0 };
  const told: (string | undefined)[] = [];
  const watch = new StoreWatch({
    prepare: async () => {
      outcome.tried += 1;
      if (outcome.failure !== undefined) throw outcome.failure;
    },
    turned: (failure) => void told.push(failure?.code),
  });
  return { outcome, told, watch };
}
const refused = new StoreFailure('ECONNREFUSED');

describe('the watch over a store', () => {
  afterEach(() => void jest.useRealTimers());

  it('tries until the store is there, and tells what changed only', async () => {
    jest.useFakeTimers();
    const { outcome, told, watch } = aWatch();
    outcome.failure = refused;
    watch.start();
    await jest.advanceTimersByTimeAsync(20_000);
    expect([told, outcome.tried]).toEqual([['ECONNREFUSED'], 5]);
    outcome.failure = new StoreFailure('InvalidAccessKeyId');
    await jest.advanceTimersByTimeAsync(15_000);
    outcome.failure = undefined;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(told).toEqual(['ECONNREFUSED', 'InvalidAccessKeyId', undefined]);
    watch.stop();
  });

  it('looks at once when somebody found the store wanting', async () => {
    jest.useFakeTimers();
    const { outcome, told, watch } = aWatch();
    watch.start();
    await jest.advanceTimersByTimeAsync(1_000);
    outcome.failure = refused;
    watch.doubt(refused);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toEqual([undefined, 'ECONNREFUSED']);
    watch.stop();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(outcome.tried).toBe(2);
  });

  it('lets those who ask share one attempt, and asks no more once it went well', async () => {
    const { outcome, watch } = aWatch();
    outcome.failure = refused;
    const both = await Promise.allSettled([watch.ready(), watch.ready()]);
    expect([both.map(({ status }) => status), outcome.tried]).toEqual([['rejected', 'rejected'], 1]);
    outcome.failure = undefined;
    await watch.ready();
    await watch.ready();
    expect(outcome.tried).toBe(2);
  });

  it('prepares again when a bucket is gone', async () => {
    const { outcome, watch } = aWatch();
    await watch.ready();
    watch.doubt(new StoreFailure('NoSuchBucket'));
    await watch.ready();
    expect(outcome.tried).toBe(2);
  });
});
