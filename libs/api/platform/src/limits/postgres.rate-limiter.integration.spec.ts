import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database';
import { createOrm } from '../persistence/orm';
import { Database } from '../persistence/database';
import { PostgresRateLimiter } from './flexible.rate-limiter';
import { behavesLikeRateLimiter } from '../testing/rate-limiter.contract';

const limit = { name: 'shared', points: 10, seconds: 60 };

describe('PostgresRateLimiter', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh.close());
  beforeEach(() => fresh.database.query('delete from rate_limits'));

  behavesLikeRateLimiter((rateLimitFactor) => new PostgresRateLimiter(fresh.database, { rateLimitFactor }));

  it('shares its counters with other instances', async () => {
    const instances = [1, 2].map(() => new PostgresRateLimiter(fresh.database, { rateLimitFactor: 1 }));
    const tries = Array.from({ length: 30 }, (_, index) => instances[index % 2]!.spend(limit, 'a'));
    const accepted = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(accepted.length).toBe(10);
  });

  it('writes neither addresses nor e-mails, and removes what is over', async () => {
    const limiter = new PostgresRateLimiter(fresh.database, { rateLimitFactor: 1 });
    await limiter.spend({ ...limit, name: 'short', seconds: 1 }, '203.0.113.7');
    await limiter.spend(limit, 'someone@example.org');
    const keys = async (): Promise<string> =>
      JSON.stringify(await fresh.database.query('select key from rate_limits'));
    expect(await keys()).not.toMatch(/203\.0|someone/);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await limiter.sweep();
    expect(JSON.parse(await keys())).toHaveLength(1);
  });

  it('is closed while the counters cannot be reached', async () => {
    const orm = createOrm('postgres://nobody@127.0.0.1:1/none', []);
    const limiter = new PostgresRateLimiter(new Database(orm), { rateLimitFactor: 1 });
    await expect(limiter.spend(limit, 'a')).rejects.toMatchObject({
      code: 'dependency_unavailable',
      retryAfter: 5,
    });
    await expect(limiter.check(limit, 'a')).rejects.toMatchObject({ code: 'dependency_unavailable' });
    await orm.close(true);
  });

  it('counts by itself while the database takes reads only', async () => {
    const name = new URL(fresh.superUrl).pathname.slice(1);
    const superuser = new Client({ connectionString: fresh.superUrl });
    await superuser.connect();
    await superuser.query(`alter database "${name}" set default_transaction_read_only = on`);
    const orm = createOrm(fresh.appUrl, []);
    const limiter = new PostgresRateLimiter(new Database(orm), { rateLimitFactor: 1 });
    const spending = { ...limit, name: 'reads only', points: 2 };
    for (let spent = 0; spent < 2; spent += 1) await limiter.spend(spending, 'a');
    await expect(limiter.spend(spending, 'a')).rejects.toMatchObject({ code: 'rate_limited' });
    await limiter.check(spending, 'b');
    await orm.close(true);
    await superuser.query(`alter database "${name}" reset default_transaction_read_only`);
    await superuser.end();
  });
});
