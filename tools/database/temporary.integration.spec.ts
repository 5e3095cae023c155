import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTemporaryDatabase, startTemporaryCluster, type Database } from './index.ts';
import { execute } from './provision.ts';

let cluster: Database;

beforeAll(async () => {
  cluster = await startTemporaryCluster();
});

afterAll(() => cluster.stop());

describe('a temporary database', () => {
  it('copies its template and shares nothing with the next one', async () => {
    const template = await createTemporaryDatabase(cluster);
    await execute(template.ownerUrl, ['create table note (body text)', 'grant all on note to site_app']);
    const [one, two] = await Promise.all([
      createTemporaryDatabase(cluster, { template: template.name }),
      createTemporaryDatabase(cluster),
    ]);
    await execute(one.appUrl, ["insert into note values ('mine')"]);
    await expect(execute(two.appUrl, ['select * from note'])).rejects.toThrow('does not exist');
    await Promise.all([one.drop(), two.drop(), template.drop()]);
  });

  it('is gone once dropped, even with someone still connected', async () => {
    const database = await createTemporaryDatabase(cluster);
    const sleeper = execute(database.appUrl, ['select pg_sleep(30)']).catch((error: unknown) =>
      String(error),
    );
    await execute(database.appUrl, ['select 1']);
    await database.drop();
    expect(await sleeper).toMatch(/terminat|does not exist/);
    await expect(execute(database.appUrl, ['select 1'])).rejects.toThrow('does not exist');
  });
});
