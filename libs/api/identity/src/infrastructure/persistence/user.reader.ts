import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
import { USER_SORTS, type ListedUserDto } from '../http/users.dto';
import { ACTIVE_SESSION } from './identity.rows';

export interface UserListRequest extends PageRequest {
  /** Only people who hold it. */
  readonly role?: string | undefined;
}

const COLUMNS = selectList<ListedUserDto>({
  id: true,
  email: true,
  full_name: true,
  created_at: utc('created_at'),
  reset_requested_at: utc('reset_requested_at'),
  second_factor:
    'exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null)',
  roles: 'array(select role from user_roles r where r.user_id = users.id order by role)',
  active_sessions: `(select count(*)::int from sessions where user_id = users.id and ${ACTIVE_SESSION})`,
  last_seen_at: `(select ${utc('last_used_at')} from sessions where user_id = users.id
   order by sessions.last_used_at desc limit 1)`,
});
const TABLE: ListedTable<ListedUserDto> = {
  table: 'users',
  columns: COLUMNS,
  newestBy: 'created_at',
  sorts: USER_SORTS,
};

/** Reads people as rows. */
export class UserReader {
  constructor(private readonly database: Database) {}

  list({ role, ...page }: UserListRequest): Promise<ListPage<ListedUserDto>> {
    const where: Condition[] = [];
    if (role !== undefined) {
      where.push({
        sql: 'exists (select from user_roles r where r.user_id = users.id and r.role = $)',
        value: role,
      });
    }
    return keysetPage<ListedUserDto>(this.database, TABLE, { ...page, where });
  }
}
