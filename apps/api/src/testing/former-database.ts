import { createOrm, Database, migrate } from '@site/api-platform/persistence';
import { emptyDatabase } from '@site/api-platform/testing';
import { createTemporaryDatabase, sharedCluster } from '@site/embedded-postgres';
import { migrations } from '../migrations';

/** A database as it was before a step of the migrations. */
export async function formerDatabase(step: string) {
  const { name, drop, ...urls } = await emptyDatabase();
  const place = migrations.findIndex(({ name }) => name === step);
  if (place < 0) throw new Error(`There is no step ${step}.`);
  await migrate({ ...urls, migrations: migrations.slice(0, place) });
  return { ...opened(urls, drop), name };
}

/** Another one like it, to which nobody may be connected meanwhile. */
export async function copyOf(former: { readonly name: string }) {
  const { drop, ...urls } = await createTemporaryDatabase(sharedCluster(), { template: former.name });
  return opened(urls, drop);
}

function opened(
  { ownerUrl, appUrl }: { readonly ownerUrl: string; readonly appUrl: string },
  drop: () => Promise<void>,
) {
  const urls = { ownerUrl, appUrl };
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

export type FormerDatabase = ReturnType<typeof opened>;
