import { listJournal, listUsers, type JournalEntry, type ListJournalParams } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { kindUrls } from '../../../../entities/content';
import type { ListDescription } from '../../../../features/list-records';

export const KINDS = [
  ...kindUrls(),
  'settings',
  'users',
  'messages',
  'newsletter',
  'files',
  'api_keys',
  'webhooks',
  'personal_data',
  'sessions',
  'session_addresses',
  'password_resets',
  'second_factors',
  'letters',
  'versions',
  'journal',
];

export const JOURNAL_LIST: ListDescription<JournalEntry> = {
  kind: 'journal',
  path: '/admin/journal',
  sorts: [],
  filters: { by: undefined, kind: KINDS, day: undefined },
  read: ({ day, ...parameters }, options) =>
    listJournal(
      { ...parameters, ...(day !== undefined && { from: day, to: day }) } as ListJournalParams,
      options,
    ),
};

/** Who may have done something: the administrators of today. */
export const administratorsQuery = {
  queryKey: ['users', 'administrators'],
  queryFn: async () => (await listUsers({ role: ADMIN_ROLE, limit: 100, sort: 'full_name' })).items,
};
