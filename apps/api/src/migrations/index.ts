import type { MigrationStep } from '@site/api-platform/persistence';

type MigrationClass = Awaited<ReturnType<MigrationStep['load']>>;

/** Its file exports the class, and nothing else. */
const step = (
  name: string,
  file: () => Promise<Readonly<Record<string, MigrationClass>>>,
): MigrationStep => ({
  name,
  async load() {
    const [migration] = Object.values(await file()) as [MigrationClass];
    return migration;
  },
});

/** Every step of the schema in order. A released step is never changed: what follows is a new one. */
export const migrations: readonly MigrationStep[] = [
  step('20261120-initial', () => import('./20261120-initial.migration')),
  step('20261121-lists', () => import('./20261121-lists.migration')),
  step('20261121-publications', () => import('./20261121-publications.migration')),
  step('20261121-partners', () => import('./20261121-partners.migration')),
  step('20261121-news', () => import('./20261121-news.migration')),
  step('20261121-people', () => import('./20261121-people.migration')),
  step('20261121-file-uses', () => import('./20261121-file-uses.migration')),
  step('20261122-settings', () => import('./20261122-settings.migration')),
  step('20261122-slugs', () => import('./20261122-slugs.migration')),
  step('20261122-removed-records', () => import('./20261122-removed-records.migration')),
  step('20261122-outbox', () => import('./20261122-outbox.migration')),
  step('20261122-messages', () => import('./20261122-messages.migration')),
  step('20261122-newsletter', () => import('./20261122-newsletter.migration')),
  step('20261122-unknown-facts', () => import('./20261122-unknown-facts.migration')),
  step('20261123-derived-data', () => import('./20261123-derived-data.migration')),
  step('20261123-email-forms', () => import('./20261123-email-forms.migration')),
  step('20261124-content-procedures', () => import('./20261124-content-procedures.migration')),
  step('20261124-jobs', () => import('./20261124-jobs.migration')),
  step('20261125-hidden-records', () => import('./20261125-hidden-records.migration')),
  step('20261126-versions', () => import('./20261126-versions.migration')),
  step('20261126-bin', () => import('./20261126-bin.migration')),
  step('20261126-journal', () => import('./20261126-journal.migration')),
  step('20261126-shown-files', () => import('./20261126-shown-files.migration')),
  step('20261127-api-keys', () => import('./20261127-api-keys.migration')),
  step('20261127-content-changes', () => import('./20261127-content-changes.migration')),
  step('20261127-sort-by-change', () => import('./20261127-sort-by-change.migration')),
  step('20261128-featured-and-order', () => import('./20261128-featured-and-order.migration')),
  step('20261129-erasures-in-journal', () => import('./20261129-erasures-in-journal.migration')),
  step('20261130-media', () => import('./20261130-media.migration')),
  step('20261201-unformatted-texts', () => import('./20261201-unformatted-texts.migration')),
  step('20261202-message-care', () => import('./20261202-message-care.migration')),
  step('20261203-announcements', () => import('./20261203-announcements.migration')),
  step('20261123-owed-letters', () => import('./20261123-owed-letters.migration')),
  step('20261123-keys-and-order-in-journal', () => import('./20261123-keys-and-order-in-journal.migration')),
  step('20261123-backups', () => import('./20261123-backups.migration')),
  step('20261123-paces', () => import('./20261123-paces.migration')),
  step('20261123-webhooks', () => import('./20261123-webhooks.migration')),
  step('20261123-reference-sheets', () => import('./20261123-reference-sheets.migration')),
  step('20261123-proof-of-the-firm', () => import('./20261123-proof-of-the-firm.migration')),
  step('20261123-own-sessions', () => import('./20261123-own-sessions.migration')),
  step('20261123-second-factor', () => import('./20261123-second-factor.migration')),
  step('20261124-expiries-in-journal', () => import('./20261124-expiries-in-journal.migration')),
  step('20261124-release-assets', () => import('./20261124-release-assets.migration')),
  step('20261125-files-after-use', () => import('./20261125-files-after-use.migration')),
  step('20261125-restored-sizes', () => import('./20261125-restored-sizes.migration')),
  step('20261125-english-outdated', () => import('./20261125-english-outdated.migration')),
  step('20261125-returns-from-bin', () => import('./20261125-returns-from-bin.migration')),
  step('20261126-backup-names', () => import('./20261126-backup-names.migration')),
  step('20261126-restored-fields', () => import('./20261126-restored-fields.migration')),
  step('20261127-totals-at-commit', () => import('./20261127-totals-at-commit.migration')),
  step('20261127-covering-indexes', () => import('./20261127-covering-indexes.migration')),
];
