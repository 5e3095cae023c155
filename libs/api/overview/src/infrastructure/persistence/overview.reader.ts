import { selectList, utc, type Database } from '@site/api-platform/persistence';
import { CONTENT_KINDS, type MessageState } from '@site/vocabulary';
import type { CountsDto } from '../http/counts.dto';
import type { OverviewDto, RecentChangeDto, RecentMessageDto } from '../http/overview.dto';
import { NAMED_TABLES } from './record-names';

type Waiting = Pick<OverviewDto, 'waiting_accounts' | 'waiting_letters'>;
type LastBackup = Pick<OverviewDto, 'last_backup_at' | 'backup_is_late' | 'last_backup_missing'>;

const COUNTED = [...CONTENT_KINDS.map(({ name }) => name), 'new_messages', 'unread_messages'];
const TOTALS = `select kind, total::int from content_totals
  union all select 'new_messages', count(*)::int from contact_messages where status = 'new'
  union all select 'unread_messages', count(*)::int from contact_messages where status = 'new' and read_at is null`;

const SHOWN = 5;
const EXCERPT_LENGTH = 120;

const CHANGED = NAMED_TABLES.map(
  ({ url, table, fr, en }) => `(select '${url}' as kind, id, ${fr} as title_fr, ${en} as title_en,
    edited_at, edited_by from ${table} order by edited_at desc, id desc limit ${SHOWN})`,
).join(' union all ');
const CHANGES = `select ${selectList<RecentChangeDto>({
  kind: true,
  id: 'recent.id',
  title_fr: true,
  title_en: true,
  changed_at: utc('recent.edited_at'),
  changed_by: 'users.full_name',
})} from (${CHANGED}) recent left join users on users.id = recent.edited_by
  order by recent.edited_at desc, recent.id desc limit ${SHOWN}`;

const messagesIn = (status: MessageState): string =>
  `(select * from contact_messages where status = '${status}' order by created_at desc, id desc limit ${SHOWN})`;
const MESSAGES = `select ${selectList<RecentMessageDto>({
  id: true,
  nom: true,
  sujet: true,
  excerpt: `left(message, ${EXCERPT_LENGTH})`,
  language: true,
  status: true,
  created_at: utc('newest.created_at'),
})} from (${messagesIn('new')} union all ${messagesIn('handled')}) newest
  order by status = 'new' desc, newest.created_at desc, id desc limit ${SHOWN}`;

const WAITING = `select
  (select count(*)::int from users where not exists (select from user_roles where user_id = users.id)) as waiting_accounts,
  (select count(*)::int from outgoing_letters) as waiting_letters`;

/** Two nights, or a week of whoever makes backups in a way of his own, and a day. */
const BACKUP = `select ${selectList<LastBackup>({
  last_backup_at: utc('finished_at'),
  backup_is_late: `finished_at < now() - case when $1 then interval '2 days' else interval '8 days' end`,
  last_backup_missing: 'missing',
})} from backups order by finished_at desc limit 1`;

/** What an administrator is to know first. */
export class OverviewReader {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  async counts(): Promise<CountsDto> {
    const rows = await this.database.query<{ kind: string; total: number }>(TOTALS, [], 'content-totals');
    const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
    const counts = COUNTED.map((kind) => [kind, totals.get(kind) ?? 0]);
    return Object.fromEntries(counts) as Record<keyof CountsDto, number>;
  }

  /** The records that were changed last, of all kinds. */
  changes(): Promise<RecentChangeDto[]> {
    return this.database.query<RecentChangeDto>(CHANGES, [], 'recent-changes');
  }

  /** Those that nobody has handled first, then the newest; no spam. */
  messages(): Promise<RecentMessageDto[]> {
    return this.database.query<RecentMessageDto>(MESSAGES, [], 'recent-messages');
  }

  /** @param nightly whether one is made each night */
  async backup(nightly: boolean): Promise<LastBackup> {
    const [last] = await this.database.query<LastBackup>(BACKUP, [nightly], 'last-backup');
    return last ?? { last_backup_at: null, backup_is_late: true, last_backup_missing: 0 };
  }

  async waiting(): Promise<Waiting> {
    const [counts] = await this.database.query<Waiting>(WAITING, [], 'waiting');
    return counts ?? { waiting_accounts: 0, waiting_letters: 0 };
  }
}
