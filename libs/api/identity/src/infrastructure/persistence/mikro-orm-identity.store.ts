import type { MikroORM } from '@mikro-orm/postgresql';
import { utc, type Database } from '@site/api-platform/persistence';
import type {
  IdentityStore,
  IdentityRecords,
  ListedSession,
  OwnedSession,
} from '../../application/identity.store';
import { SESSION_LIMITS } from '../../domain/session';
import type { User } from '../../domain/user';
import { MikroOrmIdentityRecords, userByEmail, userById } from './mikro-orm-identity.records';
import { ACTIVE_SESSION, ownedSessionOf, SESSION_COLUMNS, type SessionRow } from './identity.rows';

const OWNED_SESSION = `
  select ${SESSION_COLUMNS}, u.id as user_id, u.email, u.full_name,
    array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
  from sessions s join users u on u.id = s.user_id`;
const SESSION_BY_ID = `${OWNED_SESSION} where s.id = $1`;
// A page that is being loaded may still carry the token that was exchanged a moment ago.
const SESSION_BY_TOKEN = `${OWNED_SESSION} join refresh_tokens t on t.session_id = s.id
  where t.token_hash = decode($1, 'hex')
    and (t.used_at is null or t.used_at > now() - interval '${SESSION_LIMITS.reuseWindow} seconds')`;

const SESSIONS_OF = `
  select id, device, address, ${utc('created_at')} as "createdAt", ${utc('last_used_at')} as "lastUsedAt"
  from sessions where user_id = $1 and ${ACTIVE_SESSION} order by sessions.last_used_at desc, id limit 100`;

export class MikroOrmIdentityStore implements IdentityStore {
  constructor(
    private readonly database: Database,
    private readonly orm: MikroORM,
  ) {}

  userByEmail(written: string): Promise<User | undefined> {
    return userByEmail(this.orm.em.fork(), written);
  }

  userById(id: string): Promise<User | undefined> {
    return userById(this.orm.em.fork(), id);
  }

  sessionById(id: string): Promise<OwnedSession | undefined> {
    return this.session(SESSION_BY_ID, id, 'identity-session');
  }

  sessionByToken(tokenHash: string): Promise<OwnedSession | undefined> {
    return this.session(SESSION_BY_TOKEN, tokenHash, 'identity-session-by-token');
  }

  sessionsOf(userId: string): Promise<readonly ListedSession[]> {
    return this.database.query<ListedSession>(SESSIONS_OF, [userId]);
  }

  async ownerOfResetLink(tokenHash: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      `select user_id from password_resets where token_hash = decode($1, 'hex') and expires_at > now()`,
      [tokenHash],
    );
    return row?.user_id;
  }

  transaction<Result>(work: (records: IdentityRecords) => Promise<Result>): Promise<Result> {
    return this.database.transaction((run, unit) => work(new MikroOrmIdentityRecords(run, unit)));
  }

  private async session(text: string, value: string, name: string): Promise<OwnedSession | undefined> {
    const [row] = await this.database.query<SessionRow & { roles: string[] }>(text, [value], name);
    return row && { ...ownedSessionOf(row), roles: row.roles };
  }
}
