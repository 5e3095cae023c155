import { createOrm, Database, migrate } from '@site/api-platform/persistence';
import { emptyDatabase } from '@site/api-platform/testing';
import { migrations } from '../migrations';

/** A database as it was before a step of the migrations. */
export async function formerDatabase(step: string) {
  const { ownerUrl, appUrl, drop } = await emptyDatabase();
  const urls = { ownerUrl, appUrl };
  const place = migrations.findIndex(({ name }) => name === step);
  if (place < 0) throw new Error(`There is no step ${step}.`);
  await migrate({ ...urls, migrations: migrations.slice(0, place) });
  const orm = createOrm(appUrl, []);
  return {
    ...urls,
    database: new Database(orm),
    upgrade: () => migrate({ ...urls, migrations }),
    drop: async () => {
      await orm.close(true);
      await drop();
    },
  };
}

export type FormerDatabase = Awaited<ReturnType<typeof formerDatabase>>;
