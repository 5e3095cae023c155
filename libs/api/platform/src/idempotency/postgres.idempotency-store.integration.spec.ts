import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database';
import { behavesLikeIdempotencyStore } from '../testing/idempotency-store.contract';
import { PostgresIdempotencyStore } from './postgres.idempotency-store';

describe('PostgresIdempotencyStore', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh.close());

  behavesLikeIdempotencyStore(
    () => new PostgresIdempotencyStore(fresh.database),
    (seconds) => pause(seconds * 1_000),
  );

  const request = { scope: 'race', key: 'k', fingerprint: 'f'.repeat(43) };

  it('gives a key to one of twenty that ask in the same instant', async () => {
    const store = new PostgresIdempotencyStore(fresh.database);
    const claims = await Promise.allSettled(Array.from({ length: 20 }, () => store.claim(request, 60)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps an answer for 24 hours and then removes it', async () => {
    const store = new PostgresIdempotencyStore(fresh.database);
    const kept = { ...request, scope: 'old' };
    const claim = await store.claim(kept, 60);
    const answer = { status: 201, headers: {}, body: '{}' };
    if (claim.kind === 'claimed')
      await store.settle(kept, claim.claim, async () => ({ value: undefined, answer }));
    const count = async (): Promise<number> =>
      (await fresh.database.query(`select 1 from idempotency_keys where scope = 'old'`)).length;
    const age = (hours: number) =>
      fresh.database.query(
        `update idempotency_keys set expires_at = expires_at - make_interval(hours => $1)`,
        [hours],
      );
    await age(23);
    await store.sweep();
    expect(await count()).toBe(1);
    await age(1);
    await store.sweep();
    expect(await count()).toBe(0);
  });
});
