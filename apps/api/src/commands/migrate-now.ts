import { migrate, type Settings } from '@site/api-platform';
import { migrations } from '../migrations';

export async function migrateNow({ migrationDatabaseUrl, databaseUrl }: Settings): Promise<void> {
  const names = await migrate({ ownerUrl: migrationDatabaseUrl, appUrl: databaseUrl, migrations });
  console.log(names.length === 0 ? 'Schéma à jour / schema up to date' : `Migrations : ${names.join(', ')}`);
}
