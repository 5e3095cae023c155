import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { AccountData } from './account-data';

it.each(['from sessions', 'from second_factors', 'sessions where address'])(
  'fails as one when the database turns away what is asked of %j, whatever else is under way',
  async (lost) => {
    const away = new Error('Connection terminated unexpectedly');
    const query = async (sql: string): Promise<never[]> => {
      if (!sql.includes(lost)) await turn().then(() => turn());
      throw away;
    };
    const data = new AccountData({ query, transaction: () => Promise.reject(away) });
    await expect(data.expire(true)).rejects.toBe(away);
    // What is rejected behind the first, unheard, would end the process.
    for (let turns = 0; turns < 5; turns += 1) await turn();
  },
);
