import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseProbe } from './database-probe';

let failure: Error | undefined;
let failures: number;
let lines: [level: string, message: string, cause?: unknown][];
let probe: DatabaseProbe;

beforeEach(() => {
  [failure, failures, lines] = [undefined, Infinity, []];
  const ask = async (): Promise<void> => {
    if (failure !== undefined && failures-- > 0) throw failure;
  };
  probe = new DatabaseProbe(
    { ask, close: () => Promise.resolve() },
    {
      log: (message: string) => void lines.push(['log', message]),
      error: ({ err }: { err: unknown }, message: string) => void lines.push(['error', message, err]),
    },
  );
});

describe('asking the database whether it answers', () => {
  it('says nothing while it does', async () => {
    expect([await probe.answers(), await probe.answers(), lines]).toEqual([true, true, []]);
  });

  it('takes one or two failures for slowness, and three in a row for an outage', async () => {
    failure = new Error('timeout expired');
    for (const [missed, expected] of [
      [1, true],
      [2, true],
      [3, false],
    ] as const) {
      failures = missed;
      expect([missed, await probe.answers()]).toEqual([missed, expected]);
    }
    expect(await probe.answers()).toBe(true);
  });

  it('says once why it does not, and once that it does again', async () => {
    failure = new Error('connect ECONNREFUSED');
    expect([await probe.answers(), await probe.answers()]).toEqual([false, false]);
    failure = undefined;
    expect([await probe.answers(), await probe.answers()]).toEqual([true, true]);
    expect(lines).toEqual([
      ['error', 'the database cannot be used', expect.objectContaining({ message: 'connect ECONNREFUSED' })],
      ['log', 'the database works'],
    ]);
  });
});
