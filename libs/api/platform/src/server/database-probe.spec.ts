import { beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseProbe } from './health.controller';

let failure: Error | undefined;
let lines: [level: string, message: string, cause?: unknown][];
let probe: DatabaseProbe;

beforeEach(() => {
  [failure, lines] = [undefined, []];
  const query = async (): Promise<never[]> => {
    if (failure !== undefined) throw failure;
    return [];
  };
  probe = new DatabaseProbe(
    { query },
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
