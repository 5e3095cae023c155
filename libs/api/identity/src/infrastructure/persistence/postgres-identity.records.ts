import type { RunQuery } from '@site/api-platform';
import type {
  HeldToken,
  IdentityRecords,
  NewResetLink,
  Rotation,
  StoredUser,
} from '../../application/identity.store';
import {
  ownedSessionOf,
  SESSION_COLUMNS,
  USER_COLUMNS,
  userOf,
  type SessionRow,
  type UserRow,
} from './identity.rows';

interface TokenRow extends SessionRow {
  readonly used_for: number | null;
  readonly successor_salt: string | null;
}

// Both rows are locked: a row that is only joined would be read as it was before waiting for the lock.
const HOLD_TOKEN = `
  select ${SESSION_COLUMNS}, u.id as user_id, u.email, u.full_name,
    extract(epoch from now() - t.used_at)::float8 as used_for, encode(t.successor_salt, 'hex') as successor_salt
  from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
  where t.token_hash = decode($1, 'hex')
  for update of t, s`;

/** Ended sessions are of use only for telling why a token is refused. */
const FORGET_SESSIONS = `
  delete from sessions
  where user_id = $1 and (revoked_at < now() - interval '30 days' or created_at < now() - interval '60 days')`;

const KEEP_RESET_LINK = `
  insert into password_resets (token_hash, user_id, expires_at)
  values (decode($1, 'hex'), $2, now() + make_interval(secs => $3))
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at
  returning extract(epoch from expires_at)::float8 as expires`;

// The user first, then the link: in the order of whoever else changes a password.
const USE_RESET_LINK = `
  with owner as (
    select u.id from users u join password_resets p on p.user_id = u.id
    where p.token_hash = decode($1, 'hex') for no key update of u)
  delete from password_resets p using owner
  where p.user_id = owner.id and p.token_hash = decode($1, 'hex') and p.expires_at > now()
  returning p.user_id`;

export class PostgresIdentityRecords implements IdentityRecords {
  constructor(private readonly run: RunQuery) {}

  async userByEmail(email: string): Promise<StoredUser | undefined> {
    const [row] = await this.run<UserRow>(`select ${USER_COLUMNS} from users where email = $1`, [email]);
    return row && userOf(row);
  }

  async userById(id: string): Promise<StoredUser | undefined> {
    const [row] = await this.run<UserRow>(`select ${USER_COLUMNS} from users where id = $1`, [id]);
    return row && userOf(row);
  }

  async addUser({ id, email, fullName, passwordHash }: StoredUser): Promise<boolean> {
    const added = await this.run(
      `insert into users (id, email, full_name, password_hash) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [id, email, fullName, passwordHash],
    );
    return added.length === 1;
  }

  async keepsPassword(userId: string, passwordHash: string): Promise<boolean> {
    const kept = await this.run(
      'select 1 from users where id = $1 and password_hash = $2 for no key update',
      [userId, passwordHash],
    );
    return kept.length === 1;
  }

  async changePassword(userId: string, passwordHash: string): Promise<void> {
    await this.run('update users set password_hash = $2, reset_requested_at = null where id = $1', [
      userId,
      passwordHash,
    ]);
    await this.run('delete from password_resets where user_id = $1', [userId]);
  }

  async openSession({
    id,
    userId,
    tokenHash,
  }: {
    id: string;
    userId: string;
    tokenHash: string;
  }): Promise<void> {
    await this.run(FORGET_SESSIONS, [userId]);
    await this.run('insert into sessions (id, user_id) values ($1, $2)', [id, userId]);
    await this.addToken(tokenHash, id);
  }

  async holdToken(hash: string): Promise<HeldToken | undefined> {
    const [row] = await this.run<TokenRow>(HOLD_TOKEN, [hash], 'identity-token');
    if (row === undefined) return undefined;
    const { used_for: usedFor, successor_salt: successorSalt } = row;
    return {
      ...ownedSessionOf(row),
      token: { hash, usedFor: usedFor ?? undefined, successorSalt: successorSalt ?? undefined },
    };
  }

  async rotate(sessionId: string, { hash, salt, successorHash }: Rotation): Promise<void> {
    await this.run(
      `update refresh_tokens set used_at = now(), successor_salt = decode($2, 'hex')
       where token_hash = decode($1, 'hex')`,
      [hash, salt],
    );
    await this.addToken(successorHash, sessionId);
    await this.run('update sessions set last_used_at = now() where id = $1', [sessionId]);
  }

  async endSession(sessionId: string): Promise<void> {
    await this.run('update sessions set revoked_at = now() where id = $1 and revoked_at is null', [
      sessionId,
    ]);
  }

  async endSessionsOf(userId: string, except?: string): Promise<void> {
    await this.run(
      `update sessions set revoked_at = now()
       where user_id = $1 and revoked_at is null and id is distinct from $2::uuid`,
      [userId, except ?? null],
    );
  }

  async keepResetLink({ userId, tokenHash, life }: NewResetLink): Promise<Date> {
    await this.run(
      'update users set reset_requested_at = null where id = $1 and reset_requested_at is not null',
      [userId],
    );
    const [row] = await this.run<{ expires: number }>(KEEP_RESET_LINK, [tokenHash, userId, life]);
    return new Date((row?.expires ?? 0) * 1000);
  }

  async useResetLink(tokenHash: string): Promise<string | undefined> {
    const [row] = await this.run<{ user_id: string }>(USE_RESET_LINK, [tokenHash]);
    return row?.user_id;
  }

  async noteResetRequest(userId: string): Promise<void> {
    await this.run('update users set reset_requested_at = now() where id = $1', [userId]);
  }

  async grantRole(userId: string, role: string): Promise<void> {
    await this.run('insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing', [
      userId,
      role,
    ]);
  }

  async removeRole(userId: string, role: string): Promise<void> {
    await this.run('delete from user_roles where user_id = $1 and role = $2', [userId, role]);
  }

  async holdersOf(role: string): Promise<readonly string[]> {
    const rows = await this.run<{ user_id: string }>(
      'select user_id from user_roles where role = $1 order by user_id for update',
      [role],
    );
    return rows.map(({ user_id }) => user_id);
  }

  private async addToken(hash: string, sessionId: string): Promise<void> {
    await this.run(`insert into refresh_tokens (token_hash, session_id) values (decode($1, 'hex'), $2)`, [
      hash,
      sessionId,
    ]);
  }
}
