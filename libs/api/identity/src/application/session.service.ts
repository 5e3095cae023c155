import { DomainError, type ErrorCode, type IdGenerator } from '@site/api-kernel';
import { demandActive, endOf, remainingLifetime, presentationOf } from '../domain/session';
import type { Identity } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type { IdentityRecords, IdentityStore, OwnedSession } from './identity.store';
import type { AccessTokens, SecretSource } from './tokens';

/** What a browser gets when a session begins or goes on; lives are in seconds. */
export interface IssuedSession {
  readonly user: Identity;
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshTokenLife: number;
}

interface OpenSession {
  readonly user: Identity;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly age: number;
}

interface SessionParts {
  readonly store: IdentityStore;
  readonly accessTokens: AccessTokens;
  readonly secrets: SecretSource;
  readonly ids: IdGenerator;
  readonly log: IdentityLog;
}

export class SessionService {
  constructor(private readonly parts: SessionParts) {}

  /** Begins a session inside a transaction; the one of `olderToken` on the same device ends with it. */
  async open(records: IdentityRecords, user: Identity, olderToken: string | undefined): Promise<OpenSession> {
    const { secrets, ids } = this.parts;
    if (olderToken !== undefined) await this.endByToken(records, olderToken);
    const [sessionId, refreshToken] = [ids.next(), secrets.token()];
    await records.openSession({ id: sessionId, userId: user.id, tokenHash: secrets.hashOf(refreshToken) });
    return { user, sessionId, refreshToken, age: 0 };
  }

  async issue({ user, sessionId, refreshToken, age }: OpenSession): Promise<IssuedSession> {
    const { token, expiresIn } = await this.parts.accessTokens.issue(user.id, sessionId);
    const { id, email, fullName } = user;
    return {
      user: { id, email, fullName },
      accessToken: token,
      expiresIn,
      refreshToken,
      refreshTokenLife: remainingLifetime({ age }),
    };
  }

  /** @throws DomainError `token_invalid`, `session_revoked`, `session_expired` or `refresh_token_already_used` */
  async refresh(refreshToken: string | undefined): Promise<IssuedSession> {
    if (refreshToken === undefined) throw new DomainError('token_invalid');
    // A refusal is no exception here: what it does to the session has to be committed.
    const outcome = await this.parts.store.transaction((records) => this.exchange(records, refreshToken));
    if (typeof outcome === 'string') throw new DomainError(outcome);
    return this.issue(outcome);
  }

  private async exchange(records: IdentityRecords, presented: string): Promise<OpenSession | ErrorCode> {
    const { secrets, log } = this.parts;
    for (let token = presented; ;) {
      const held = await records.holdToken(secrets.hashOf(token));
      if (held === undefined) return 'token_invalid';
      const { session, user } = held;
      const end = endOf(session);
      if (end !== undefined) return end;
      const presentation = presentationOf(held.token);
      if (presentation === 'replayed') {
        await records.endSession(session.id);
        log.refreshTokenReplayed(user.id, session.id);
        return 'refresh_token_already_used';
      }
      const salt = held.token.successorSalt ?? secrets.salt();
      const successor = secrets.successorOf(token, salt);
      const open = { user, sessionId: session.id, age: session.age };
      if (presentation === 'live') {
        if (token !== presented) return { ...open, refreshToken: token };
        await records.rotate(session.id, {
          hash: held.token.hash,
          salt,
          successorHash: secrets.hashOf(successor),
        });
        return { ...open, refreshToken: successor };
      }
      token = successor;
    }
  }

  /** @throws DomainError `session_revoked` or `session_expired`; `token_invalid` when the session is another's */
  async identify(userId: string, sessionId: string): Promise<OwnedSession> {
    const owned = await this.parts.store.sessionById(sessionId);
    if (owned === undefined) throw new DomainError('session_revoked');
    if (owned.user.id !== userId) throw new DomainError('token_invalid');
    demandActive(owned.session);
    return owned;
  }

  /** What the owner of the session may do whose refresh token this is; nothing is exchanged. */
  async rolesByToken(refreshToken: string): Promise<readonly string[]> {
    const { store, secrets } = this.parts;
    const owned = await store.sessionByToken(secrets.hashOf(refreshToken));
    return owned === undefined || endOf(owned.session) !== undefined ? [] : owned.roles;
  }

  /** Ends the session of a refresh token, of an access token, or of both; there may be none left to end. */
  async signOut({
    refreshToken,
    sessionId,
  }: {
    refreshToken?: string | undefined;
    sessionId?: string | undefined;
  }) {
    await this.parts.store.transaction(async (records) => {
      if (refreshToken !== undefined) await this.endByToken(records, refreshToken);
      if (sessionId !== undefined) await records.endSession(sessionId);
    });
  }

  async signOutEverywhere(userId: string): Promise<void> {
    await this.parts.store.transaction((records) => records.endSessionsOf(userId));
  }

  private async endByToken(records: IdentityRecords, refreshToken: string): Promise<void> {
    const held = await records.holdToken(this.parts.secrets.hashOf(refreshToken));
    if (held !== undefined) await records.endSession(held.session.id);
  }
}
