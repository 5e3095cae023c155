import type { MigrationStep } from '@site/api-platform/persistence';

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
  {
    name: '20261122-unknown-facts',
    load: async () => (await import('./20261122-unknown-facts.migration')).UnknownFactsMigration,
  },
  {
    name: '20261123-derived-data',
    load: async () => (await import('./20261123-derived-data.migration')).DerivedDataMigration,
  },
  {
    name: '20261123-email-forms',
    load: async () => (await import('./20261123-email-forms.migration')).EmailFormsMigration,
  },
  {
    name: '20261124-content-procedures',
    load: async () => (await import('./20261124-content-procedures.migration')).ContentProceduresMigration,
  },
  {
    name: '20261124-jobs',
    load: async () => (await import('./20261124-jobs.migration')).JobsMigration,
  },
  {
    name: '20261125-hidden-records',
    load: async () => (await import('./20261125-hidden-records.migration')).HiddenRecordsMigration,
  },
  {
    name: '20261126-versions',
    load: async () => (await import('./20261126-versions.migration')).VersionsMigration,
  },
  {
    name: '20261126-bin',
    load: async () => (await import('./20261126-bin.migration')).BinMigration,
  },
  {
    name: '20261126-journal',
    load: async () => (await import('./20261126-journal.migration')).JournalMigration,
  },
  {
    name: '20261126-shown-files',
    load: async () => (await import('./20261126-shown-files.migration')).ShownFilesMigration,
  },
  {
    name: '20261127-api-keys',
    load: async () => (await import('./20261127-api-keys.migration')).ApiKeysMigration,
  },
  {
    name: '20261127-content-changes',
    load: async () => (await import('./20261127-content-changes.migration')).ContentChangesMigration,
  },
  {
    name: '20261127-sort-by-change',
    load: async () => (await import('./20261127-sort-by-change.migration')).SortByChangeMigration,
  },
  {
    name: '20261128-featured-and-order',
    load: async () => (await import('./20261128-featured-and-order.migration')).FeaturedAndOrderMigration,
  },
  {
    name: '20261129-erasures-in-journal',
    load: async () => (await import('./20261129-erasures-in-journal.migration')).ErasuresInJournalMigration,
  },
  {
    name: '20261130-media',
    load: async () => (await import('./20261130-media.migration')).MediaMigration,
  },
  {
    name: '20261201-unformatted-texts',
    load: async () => (await import('./20261201-unformatted-texts.migration')).UnformattedTextsMigration,
  },
  {
    name: '20261202-message-care',
    load: async () => (await import('./20261202-message-care.migration')).MessageCareMigration,
  },
  {
    name: '20261203-announcements',
    load: async () => (await import('./20261203-announcements.migration')).AnnouncementsMigration,
  },
  {
    name: '20261123-owed-letters',
    load: async () => (await import('./20261123-owed-letters.migration')).OwedLettersMigration,
  },
  {
    name: '20261123-keys-and-order-in-journal',
    load: async () =>
      (await import('./20261123-keys-and-order-in-journal.migration')).KeysAndOrderInJournalMigration,
  },
  {
    name: '20261123-backups',
    load: async () => (await import('./20261123-backups.migration')).BackupsMigration,
  },
  {
    name: '20261123-paces',
    load: async () => (await import('./20261123-paces.migration')).PacesMigration,
  },
  {
    name: '20261123-webhooks',
    load: async () => (await import('./20261123-webhooks.migration')).WebhooksMigration,
  },
  {
    name: '20261123-reference-sheets',
    load: async () => (await import('./20261123-reference-sheets.migration')).ReferenceSheetsMigration,
  },
  {
    name: '20261123-proof-of-the-firm',
    load: async () => (await import('./20261123-proof-of-the-firm.migration')).ProofOfTheFirmMigration,
  },
  {
    name: '20261123-own-sessions',
    load: async () => (await import('./20261123-own-sessions.migration')).OwnSessionsMigration,
  },
  {
    name: '20261123-second-factor',
    load: async () => (await import('./20261123-second-factor.migration')).SecondFactorMigration,
  },
  {
    name: '20261124-expiries-in-journal',
    load: async () => (await import('./20261124-expiries-in-journal.migration')).ExpiriesInJournalMigration,
  },
  {
    name: '20261124-release-assets',
    load: async () => (await import('./20261124-release-assets.migration')).ReleaseAssetsMigration,
  },
  {
    name: '20261125-files-after-use',
    load: async () => (await import('./20261125-files-after-use.migration')).FilesAfterUseMigration,
  },
  {
    name: '20261125-restored-sizes',
    load: async () => (await import('./20261125-restored-sizes.migration')).RestoredSizesMigration,
  },
  {
    name: '20261125-english-outdated',
    load: async () => (await import('./20261125-english-outdated.migration')).EnglishOutdatedMigration,
  },
  {
    name: '20261125-returns-from-bin',
    load: async () => (await import('./20261125-returns-from-bin.migration')).ReturnsFromBinMigration,
  },
  {
    name: '20261126-restored-fields',
    load: async () => (await import('./20261126-restored-fields.migration')).RestoredFieldsMigration,
  },
];
