import type { Database } from '@site/api-platform';
import {
  IdentityStore,
  type IdentityRecords,
  type OwnedSession,
  type StoredUser,
} from '../../application/identity.store';
import { PostgresIdentityRecords } from './postgres-identity.records';
import { ownedSessionOf, SESSION_COLUMNS, type SessionRow } from './identity.rows';

const SESSION_BY_ID = `
  select ${SESSION_COLUMNS}, u.id as user_id, u.email, u.full_name,
    array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
  from sessions s join users u on u.id = s.user_id
  where s.id = $1`;

export class PostgresIdentityStore extends IdentityStore {
  constructor(private readonly database: Database) {
    super();
  }

  async userByEmail(email: string): Promise<StoredUser | undefined> {
    return new PostgresIdentityRecords(this.database.query).userByEmail(email);
  }

  async userById(id: string): Promise<StoredUser | undefined> {
    return new PostgresIdentityRecords(this.database.query).userById(id);
  }

  async sessionById(id: string): Promise<OwnedSession | undefined> {
    const [row] = await this.database.query<SessionRow & { roles: string[] }>(
      SESSION_BY_ID,
      [id],
      'identity-session',
    );
    return row && { ...ownedSessionOf(row), roles: row.roles };
  }

  async ownerOfResetLink(tokenHash: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      `select user_id from password_resets where token_hash = decode($1, 'hex') and expires_at > now()`,
      [tokenHash],
    );
    return row?.user_id;
  }

  transaction<Result>(work: (records: IdentityRecords) => Promise<Result>): Promise<Result> {
    return this.database.transaction((run) => work(new PostgresIdentityRecords(run)));
  }
}
