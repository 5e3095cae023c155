import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { SweepReport } from './application/upkeep-report';
import { SweepTurn } from './infrastructure/persistence/sweep-turn';
import { DailySweep } from './infrastructure/upkeep/daily-sweep';

const CALM: SweepReport = {
  neverSaved: 1,
  unused: 2,
  recounted: 0,
  objects: 5,
  bytes: 50,
  spared: 0,
  failures: [],
};
const SOON = { first: 5, next: 60_000, afterFailure: 5 };

let fresh: FreshDatabase;
let lines: { readonly level: string; readonly facts: object; readonly message: string }[];
let started: DailySweep[];

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.close());
beforeEach(() => {
  [lines, started] = [[], []];
});
afterEach(() => Promise.all(started.map((sweep) => sweep.onModuleDestroy())));

/** An instance whose sweeps do as they are told. */
function anInstance(
  sweep: (signal: AbortSignal | undefined) => Promise<SweepReport>,
  waits = SOON,
): DailySweep {
  const instance = new DailySweep({
    upkeep: { sweep: ({ signal } = {}) => sweep(signal) },
    turn: new SweepTurn(fresh.database),
    log: {
      log: (facts, message) => void lines.push({ level: 'info', facts, message }),
      error: (facts, message) => void lines.push({ level: 'error', facts, message }),
    },
    waits,
  });
  started.push(instance);
  instance.onApplicationBootstrap();
  return instance;
}
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 500) throw new Error('it did not come true');
    await pause(10);
  }
}
const locks = async (): Promise<number | undefined> => {
  const [row] = await fresh.database.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.n;
};

describe('a product that runs', () => {
  it('sweeps some time after its start and says in one line what it did', async () => {
    anInstance(async () => CALM);
    await until(() => lines.length > 0);
    await pause(50);
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'files swept',
        facts: { neverSaved: 1, unused: 2, recounted: 0, objects: 5, bytes: 50, spared: 0, failed: 0 },
      },
    ]);
    expect(await locks()).toBe(0);
  });

  it('sweeps again after a day', async () => {
    let sweeps = 0;
    anInstance(
      async () => {
        sweeps += 1;
        return CALM;
      },
      { ...SOON, next: 5 },
    );
    await until(() => sweeps > 2);
  });

  it('says what went wrong and tries again soon', async () => {
    let sweeps = 0;
    anInstance(async () => {
      sweeps += 1;
      if (sweeps === 1) throw new Error('no database');
      const failures = [{ place: '/files/publications', cause: new Error('no store') }];
      return sweeps === 2 ? { ...CALM, failures } : CALM;
    });
    await until(() => sweeps > 2);
    await until(() => lines.length > 3);
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'sweeping files failed'],
      ['info', 'files swept'],
      ['error', 'not all files were swept'],
      ['info', 'files swept'],
    ]);
  });

  it('says that it spared a store which does not seem to be its own', async () => {
    anInstance(async () => ({ ...CALM, spared: 9 }));
    await until(() => lines.length > 1);
    expect(lines[1]).toMatchObject({ level: 'error', facts: { spared: 9 } });
  });

  it('leaves the work to another instance that is at it', async () => {
    let [sweeps, atOnce, most] = [0, 0, 0];
    const sweep = async (): Promise<SweepReport> => {
      sweeps += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await pause(300);
      atOnce -= 1;
      return CALM;
    };
    for (let count = 0; count < 3; count += 1) anInstance(sweep);
    await until(() => lines.length > 0);
    expect([sweeps, most, lines.length]).toEqual([1, 1, 1]);
  });

  it('ends a sweep that is under way when it stops, and begins none afterwards', async () => {
    let [sweeps, ended] = [0, false];
    const instance = anInstance(async (signal) => {
      sweeps += 1;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      ended = true;
      return CALM;
    });
    await until(() => sweeps === 1);
    await instance.onModuleDestroy();
    expect([ended, await locks()]).toEqual([true, 0]);
    await pause(30);
    expect(sweeps).toBe(1);
  });

  it('outlives the loss of the connection that holds its turn', async () => {
    let sweeps = 0;
    anInstance(async () => {
      sweeps += 1;
      if (sweeps > 1) return CALM;
      await fresh.database.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`,
      );
      await pause(50);
      return CALM;
    });
    await until(() => lines.length > 0);
    expect([lines[0]?.message, await locks()]).toEqual(['files swept', 0]);
    expect(await new SweepTurn(fresh.database).take(async () => undefined)).toBe(true);
  });
});
