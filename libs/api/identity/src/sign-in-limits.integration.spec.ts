import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresRateLimiter } from '@site/api-platform/limits';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { identityEntities } from './infrastructure/persistence/identity.mappings';
import { AWA, Browser } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';

let fresh: FreshDatabase;
let instances: IdentityApp[];

beforeAll(async () => {
  fresh = await freshDatabase(identityEntities);
  const start = () =>
    startIdentityApp({
      rows: fresh,
      limiter: new PostgresRateLimiter(fresh.database, { rateLimitFactor: 1 }),
    });
  instances = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(instances.map(({ app }) => app.close()));
  await fresh.close();
});

const at = (instance: number, address?: string) => new Browser(instances[instance % 2]!.app, address);
const wrong = { email: AWA.email, password: 'crue-de-juillet' };

describe('failed sign-ins at two instances', () => {
  it('count together: the eleventh is refused wherever it arrives, and only from that address', async () => {
    await at(0, '203.0.113.1').signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await at(attempt).signIn(wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const refused = await at(1).signIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await at(1, '203.0.113.2').signIn()).status).toBe(200);
  });

  it('leave neither an address nor an e-mail in the counters', async () => {
    const counters = await fresh.database.query<{ line: string }>(
      'select t::text as line from rate_limits t',
    );
    expect(counters.length).toBeGreaterThan(0);
    for (const { line } of counters) expect(line).not.toMatch(/192\.0\.2|203\.0\.113|awa/);
  });

  it('are forgotten once the right password was given', async () => {
    const address = '203.0.113.3';
    for (let attempt = 0; attempt < 9; attempt += 1) await at(attempt, address).signIn(wrong);
    expect((await at(0, address).signIn()).status).toBe(200);
    expect((await at(1, address).signIn(wrong)).status).toBe(401);
    expect((await at(0, address).signIn()).status).toBe(200);
  });
});
