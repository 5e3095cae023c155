import type { MigrationStep } from '@site/api-platform';

/** Every step of the schema in order. A released step is never changed: what follows is a new one. */
export const migrations: readonly MigrationStep[] = [
  {
    name: '20261120-initial',
    load: async () => (await import('./20261120-initial.migration')).InitialMigration,
  },
  {
    name: '20261121-lists',
    load: async () => (await import('./20261121-lists.migration')).ListsMigration,
  },
  {
    name: '20261121-publications',
    load: async () => (await import('./20261121-publications.migration')).PublicationsMigration,
  },
  {
    name: '20261121-partners',
    load: async () => (await import('./20261121-partners.migration')).PartnersMigration,
  },
  {
    name: '20261121-news',
    load: async () => (await import('./20261121-news.migration')).NewsMigration,
  },
  {
    name: '20261121-people',
    load: async () => (await import('./20261121-people.migration')).PeopleMigration,
  },
  {
    name: '20261121-file-uses',
    load: async () => (await import('./20261121-file-uses.migration')).FileUsesMigration,
  },
  {
    name: '20261122-settings',
    load: async () => (await import('./20261122-settings.migration')).SettingsMigration,
  },
  {
    name: '20261122-slugs',
    load: async () => (await import('./20261122-slugs.migration')).SlugsMigration,
  },
  {
    name: '20261122-removed-records',
    load: async () => (await import('./20261122-removed-records.migration')).RemovedRecordsMigration,
  },
  {
    name: '20261122-outbox',
    load: async () => (await import('./20261122-outbox.migration')).OutboxMigration,
  },
  {
    name: '20261122-messages',
    load: async () => (await import('./20261122-messages.migration')).MessagesMigration,
  },
  {
    name: '20261122-newsletter',
    load: async () => (await import('./20261122-newsletter.migration')).NewsletterMigration,
  },
];
