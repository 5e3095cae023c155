import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { actedBy, type RunQuery } from '@site/api-platform/persistence';
import { emailForms } from '@site/vocabulary';
import type {
  HeldToken,
  IdentityRecords,
  NewResetLink,
  NewSession,
  Rotation,
} from '../../application/identity.store';
import { User } from '../../domain/user';
import { RoleGrantSchema, SessionSchema } from './identity.mappings';
import { ownedSessionOf, SESSION_COLUMNS, type SessionRow } from './identity.rows';

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

const NOW = raw('now()');

export async function userByEmail(unit: EntityManager, written: string): Promise<User | undefined> {
  const forms = emailForms(written);
  const users = await unit.find(User, { email: { $in: forms } });
  return users.toSorted((one, other) => forms.indexOf(one.email) - forms.indexOf(other.email))[0];
}

export async function userById(unit: EntityManager, id: string): Promise<User | undefined> {
  return (await unit.findOne(User, id)) ?? undefined;
}

/** What is mapped is written as mapped; SQL is what locks, rotates or claims in one statement. */
export class MikroOrmIdentityRecords implements IdentityRecords {
  constructor(
    private readonly run: RunQuery,
    private readonly unit: EntityManager,
  ) {}

  userByEmail(written: string): Promise<User | undefined> {
    return userByEmail(this.unit, written);
  }

  userById(id: string): Promise<User | undefined> {
    return userById(this.unit, id);
  }

  async addUser({ id, email, fullName, passwordHash }: User): Promise<boolean> {
    const user = { id, email, fullName, passwordHash };
    const added = this.unit.createQueryBuilder(User).insert(user).onConflict('email').ignore();
    return (await added.execute('run')).affectedRows === 1;
  }

  async keepsPassword(userId: string, passwordHash: string): Promise<boolean> {
    const kept = await this.run(
      'select 1 from users where id = $1 and password_hash = $2 for no key update',
      [userId, passwordHash],
    );
    return kept.length === 1;
  }

  async changePassword(userId: string, passwordHash: string): Promise<void> {
    await this.unit.nativeUpdate(User, { id: userId }, { passwordHash, resetRequestedAt: null });
    await this.run('delete from password_resets where user_id = $1', [userId]);
  }

  async openSession({ id, userId, tokenHash, ...place }: NewSession): Promise<void> {
    await this.run(FORGET_SESSIONS, [userId]);
    await this.unit.insert(SessionSchema, { id, userId, device: place.device, address: place.address });
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

  async rotate(sessionId: string, { hash, salt, successorHash }: Rotation, address?: string): Promise<void> {
    await this.run(
      `update refresh_tokens set used_at = now(), successor_salt = decode($2, 'hex')
       where token_hash = decode($1, 'hex')`,
      [hash, salt],
    );
    await this.addToken(successorHash, sessionId);
    await this.unit.nativeUpdate(
      SessionSchema,
      { id: sessionId },
      { lastUsedAt: NOW, address: address ?? null },
    );
  }

  async endSession(sessionId: string): Promise<void> {
    await this.unit.nativeUpdate(SessionSchema, { id: sessionId, revokedAt: null }, { revokedAt: NOW });
  }

  async endSessionsOf(userId: string, except?: string): Promise<void> {
    const others = except === undefined ? {} : { id: { $ne: except } };
    await this.unit.nativeUpdate(SessionSchema, { userId, revokedAt: null, ...others }, { revokedAt: NOW });
  }

  async keepResetLink({ userId, tokenHash, life }: NewResetLink): Promise<Date> {
    const waiting = { id: userId, resetRequestedAt: { $ne: null } };
    await this.unit.nativeUpdate(User, waiting, { resetRequestedAt: null });
    const [row] = await this.run<{ expires: number }>(KEEP_RESET_LINK, [tokenHash, userId, life]);
    return new Date((row?.expires ?? 0) * 1000);
  }

  async useResetLink(tokenHash: string): Promise<string | undefined> {
    const [row] = await this.run<{ user_id: string }>(USE_RESET_LINK, [tokenHash]);
    return row?.user_id;
  }

  async noteResetRequest(userId: string): Promise<void> {
    await this.unit.nativeUpdate(User, { id: userId }, { resetRequestedAt: NOW });
  }

  async grantRole(userId: string, role: string, by = ''): Promise<void> {
    // For the triggers that note who did it.
    await this.run(`select set_config('site.actor', $1, true)`, [by]);
    await this.unit.upsert(RoleGrantSchema, { userId, role }, { onConflictAction: 'ignore' });
  }

  async removeRole(userId: string, role: string, by?: string): Promise<void> {
    await this.unit.nativeDelete(RoleGrantSchema, { userId, role, ...actedBy(by) });
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
