import type { MigrationStep } from '@site/api-platform';

/** Every step of the schema in order. A released step is never changed: what follows is a new one. */
export const migrations: readonly MigrationStep[] = [
  {
    name: '20261120-initial',
    load: async () => (await import('./20261120-initial.migration')).InitialMigration,
  },
];
