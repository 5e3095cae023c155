import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { MIGRATION_LOCK } from '@site/api-platform/persistence';
import { Client } from 'pg';
import type { Answer } from './testing/ask';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { linkTo } from './testing/service-link';

const fresh = databaseOfSuite();
let other: Client;
let product: RunningProduct;

/** Another instance that is at the schema, for as long as it likes. */
beforeEach(async () => {
  other = new Client({ connectionString: fresh.ownerUrl });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
});

afterEach(async () => {
  await other.end();
  product.signal('SIGKILL');
  await product.ended;
});

const listens = (): Promise<boolean> =>
  product.ask('/health/live').then(
    () => true,
    () => false,
  );

const waits = (): Promise<number> =>
  until(async () => {
    // Other suites share the cluster, and have queues of their own.
    const found = await other.query(
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return found.rowCount === 1;
  });

describe('an instance whose schema is not up to date yet', () => {
  it('listens to nobody, and shows no samples to its first visitor', async () => {
    product = await startBuilt(fresh, { listening: false });
    await waits();
    const begun = performance.now();
    while (performance.now() - begun < 6_500) {
      expect(await listens()).toBe(false);
      await pause(100);
    }
    await other.query('select pg_advisory_unlock_all()');
    let first: Answer | undefined;
    await until(async () => {
      first = await product.ask('/projects');
      return true;
    });
    expect([first?.status, first?.headers['cache-control']]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    expect((await product.ask('/health/ready')).status).toBe(200);
    // What most visitors ask for first is there before they come.
    for (const path of ['/', '/en', '/projects']) await product.ask(path);
    const { output } = await product.stop();
    for (const path of ['/', '/en', '/projects'])
      expect(output).toMatch(new RegExp(`"path":"${path}","status":200,"duration_ms":[\\d.]+,"kept":true`));
  });

  it('ends in order when it is told to before it listens', async () => {
    product = await startBuilt(fresh, { listening: false });
    await waits();
    product.signal('SIGTERM');
    await other.query('select pg_advisory_unlock_all()');
    expect((await product.ended).code).toBe(0);
  });

  it('comes back when the database goes away without a word while it waits', async () => {
    const link = await linkTo(fresh.ownerUrl);
    try {
      product = await startBuilt({ ...fresh, ownerUrl: link.through(fresh.ownerUrl) }, { listening: false });
      await waits();
      await link.cut();
      await link.mend();
      await other.query('select pg_advisory_unlock_all()');
      let hasEnded = false;
      void product.ended.then(() => (hasEnded = true));
      await until(async () => hasEnded || (await product.ask('/health/ready')).status === 200);
      const { code, output } = await product.stop();
      expect([code, output]).toEqual([0, expect.stringContaining('waiting for the database')]);
      expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
    } finally {
      await link.close();
    }
  });
});
