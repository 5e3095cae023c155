import type { Settings } from '@site/api-platform/config';
import { migrate } from '@site/api-platform/persistence';
import { migrations } from '../migrations';

export async function migrateNow({ migrationDatabaseUrl, databaseUrl }: Settings): Promise<void> {
  const names = await migrate({ ownerUrl: migrationDatabaseUrl, appUrl: databaseUrl, migrations });
  console.log(names.length === 0 ? 'Schéma à jour / schema up to date' : `Migrations : ${names.join(', ')}`);
}
