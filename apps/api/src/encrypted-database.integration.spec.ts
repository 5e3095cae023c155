import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@site/api-platform/persistence';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { migrations } from './migrations';
import { reasonOf } from './reason-of';
import { startTlsProxy, type TlsProxy } from './testing/tls-proxy';
import { anAdministrator } from './testing/people';
import { startProduct } from './testing/product';
import { aProject } from './testing/sample-content';

let database: FreshDatabase;
let front: TlsProxy;

beforeAll(async () => {
  database = await freshDatabase();
  front = await startTlsProxy(database.appUrl);
});
afterAll(async () => {
  await front.close();
  await database.close();
});

const addresses = (parameters: string) => ({
  DATABASE_URL: front.through(database.appUrl, parameters),
  MIGRATION_DATABASE_URL: front.through(database.ownerUrl, parameters),
});

const refusal = (url: string) =>
  migrate({ ownerUrl: url, appUrl: url, migrations: [] }).then(() => 'none', reasonOf);

describe('A database that is asked for encryption', () => {
  it('is asked so on each connection that brings an empty one up to date', async () => {
    const empty = await emptyDatabase();
    const encrypted = await startTlsProxy(empty.ownerUrl);
    const [ownerUrl, appUrl] = [empty.ownerUrl, empty.appUrl].map((url) =>
      encrypted.through(url, `sslmode=verify-full&sslrootcert=${encrypted.authority}`),
    ) as [string, string];
    await migrate({ ownerUrl, appUrl, migrations: migrations.slice(0, 1) });
    await encrypted.close();
    await empty.drop();
    expect(encrypted.count).toEqual({ encrypted: 2, plain: 0 });
  });

  it('is asked so on each connection: to migrate, to work, to search and to hear of changes', async () => {
    const environment = addresses(`sslmode=verify-full&sslrootcert=${front.authority}`);
    const product = await startProduct({ environment });
    const { token } = await anAdministrator(product, database.database.query);
    const made = await product.ask('/api/v1/projects', { body: aProject(), token });
    const found = await product.ask('/api/v1/projects?q=e');
    await product.stop();
    expect([made.status, found.status]).toEqual([201, 200]);
    expect(front.count.plain).toBe(0);
    expect(front.count.encrypted).toBeGreaterThan(3);
  });

  it('whose certificate nobody vouches for is refused, with the reason', async () => {
    const url = front.through(database.ownerUrl, 'sslmode=verify-full');
    await expect(refusal(url)).resolves.toMatch(/the certificate of PostgreSQL is not trusted/);
  });

  it('and does not speak it is refused, with the reason', async () => {
    const url = `${database.ownerUrl}?sslmode=no-verify`;
    await expect(refusal(url)).resolves.toMatch(/PostgreSQL does not encrypt/);
  });
});
