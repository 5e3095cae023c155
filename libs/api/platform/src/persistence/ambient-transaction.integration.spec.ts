import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { afterCommit } from './ambient-transaction';
import type { Database } from './database';
import { databaseOfSuite } from '../testing';

const fresh = databaseOfSuite();
let database: Database;
beforeAll(async () => {
  database = fresh.database;
});
beforeEach(() => database.query('delete from rate_limits'));

const add = (key: string) => database.write('insert into rate_limits (key) values ($1)', [key]);
const seenByOthers = async (): Promise<string[]> => {
  const { rows } = await (
    await database.pool()
  ).query<{ key: string }>('select key from rate_limits order by key');
  return rows.map(({ key }) => key);
};
const inUse = async (): Promise<number> => {
  const pool = await database.pool();
  return pool.totalCount - pool.idleCount;
};

describe('what is written atomically', () => {
  it('is seen by the work itself at once, and by others when it is over', async () => {
    const result = await database.atomically(async () => {
      await add('a');
      await database.transaction((run) => run(`insert into rate_limits (key) values ('b')`));
      expect(await database.query('select key from rate_limits order by key')).toEqual([
        { key: 'a' },
        { key: 'b' },
      ]);
      expect(await seenByOthers()).toEqual([]);
      return 'done';
    });
    expect([result, await seenByOthers(), await inUse()]).toEqual(['done', ['a', 'b'], 0]);
  });

  it('is undone together', async () => {
    const failing = database.atomically(async () => {
      await add('a');
      await database.atomically(() => add('b'));
      throw new TypeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await seenByOthers(), await inUse()]).toEqual([[], 0]);
  });

  it('survives a transaction in it that fails and is caught', async () => {
    await database.atomically(async () => {
      await add('a');
      const twice = database.transaction(async (run) => {
        await run(`insert into rate_limits (key) values ('b')`);
        await run(`insert into rate_limits (key) values ('a')`);
      });
      await expect(twice).rejects.toMatchObject({ code: '23505' });
      await add('c');
    });
    expect(await seenByOthers()).toEqual(['a', 'c']);
  });

  it('takes no connection before the first write', async () => {
    await database.atomically(async () => {
      await database.query('select 1');
      expect(await inUse()).toBe(0);
      await add('a');
      expect(await inUse()).toBe(1);
    });
  });

  it('gives a connection that was lost back to nobody', async () => {
    const lost = database.atomically(async () => {
      await add('a');
      await database.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(lost).rejects.toMatchObject({ code: '57P01' });
    expect([await seenByOthers(), await inUse()]).toEqual([[], 0]);
  });

  it('is no part of the work any more once that is over', async () => {
    const late = await database.atomically(async () => {
      await add('a');
      return {
        write: Promise.resolve()
          .then(() => new Promise((next) => setTimeout(next, 50)))
          .then(() => add('b')),
      };
    });
    await late.write;
    expect([await seenByOthers(), await inUse()]).toEqual([['a', 'b'], 0]);
  });

  it('is told of when it is committed, and not when it is undone', async () => {
    const told: string[] = [];
    await database.atomically(async () => {
      afterCommit(() => told.push('committed'));
      await add('a');
      expect(told).toEqual([]);
    });
    const failing = database.atomically(async () => {
      afterCommit(() => told.push('undone'));
      throw new TypeError('no');
    });
    await expect(failing).rejects.toThrow('no');
    afterCommit(() => told.push('at once'));
    expect(told).toEqual(['committed', 'at once']);
  });
});
