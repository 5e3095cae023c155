import { describe, expect, it } from '@jest/globals';
import { Pace } from './pace';
import { databaseOfSuite } from '../testing';

const fresh = databaseOfSuite();

const PAUSE = 100;
const paceOf = (name: string) => new Pace(fresh.database, name, 60_000 / PAUSE);
const forever = new AbortController().signal;

describe('a pace', () => {
  it('is that of all instances together, also when they ask at the same time', async () => {
    const instances = [paceOf('shared'), paceOf('shared')];
    const begun = performance.now();
    const waits = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (piece) => {
        await instances[piece % 2]?.turn(forever);
        return performance.now() - begun;
      }),
    );
    // A timer may be a millisecond early.
    for (const [place, wait] of waits.toSorted((one, other) => one - other).entries())
      expect(wait).toBeGreaterThanOrEqual((place + 1) * PAUSE - 5);
  });

  it('lets what has another name pass, and gives no turn away that was not asked for', async () => {
    await paceOf('slow').turn(forever);
    await fresh.database.query(`update paces set turn = now() - interval '1 hour' where name = 'slow'`);
    const begun = performance.now();
    await Promise.all([
      paceOf('slow').turn(forever),
      paceOf('slow').turn(forever),
      paceOf('other').turn(forever),
    ]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2 * PAUSE - 5);
  });

  it('is waited for no longer once the process ends', async () => {
    const ended = new AbortController();
    const turn = new Pace(fresh.database, 'ending', 0.01).turn(ended.signal);
    setTimeout(() => ended.abort(), 50);
    await expect(turn).rejects.toThrow('aborted');
  });
});
