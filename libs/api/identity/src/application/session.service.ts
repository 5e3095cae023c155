import { DomainError, type ErrorCode, type IdGenerator } from '@site/api-kernel';
import { demandActive, endOf, remainingLifetime, presentationOf } from '../domain/session';
import type { Identity } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type {
  IdentityRecords,
  IdentityStore,
  ListedSession,
  OwnedSession,
  SessionClient,
} from './identity.store';
import type { AccessTokens, SecretSource } from './tokens';

/** What a browser gets when a session begins or goes on; lives are in seconds. */
export interface IssuedSession {
  readonly user: Identity;
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshTokenLife: number;
}

/** Where a session begins, and the refresh token that is held there from an older one. */
export interface OpeningDevice extends SessionClient {
  readonly refreshToken?: string | undefined;
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

  /** Begins a session inside a transaction; the older one of the same device ends with it. */
  async open(
    records: IdentityRecords,
    user: Identity,
    { refreshToken: olderToken, device, address }: OpeningDevice,
  ): Promise<OpenSession> {
    const { secrets, ids } = this.parts;
    if (olderToken !== undefined) await this.endByToken(records, olderToken);
    const [sessionId, refreshToken] = [ids.next(), secrets.token()];
    const tokenHash = secrets.hashOf(refreshToken);
    await records.openSession({ id: sessionId, userId: user.id, tokenHash, device, address });
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
  async refresh(refreshToken: string | undefined, address?: string): Promise<IssuedSession> {
    if (refreshToken === undefined) throw new DomainError('token_invalid');
    // A refusal is no exception here: what it does to the session has to be committed.
    const outcome = await this.parts.store.transaction((records) =>
      this.exchange(records, refreshToken, address),
    );
    if (typeof outcome === 'string') throw new DomainError(outcome);
    return this.issue(outcome);
  }

  private async exchange(
    records: IdentityRecords,
    presented: string,
    address: string | undefined,
  ): Promise<OpenSession | ErrorCode> {
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
        const { hash } = held.token;
        await records.rotate(session.id, { hash, salt, successorHash: secrets.hashOf(successor) }, address);
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

  /** @param except id of the session that goes on */
  async signOutEverywhere(userId: string, except?: string): Promise<void> {
    await this.parts.store.transaction((records) => records.endSessionsOf(userId, except));
  }

  listOwn(userId: string): Promise<readonly ListedSession[]> {
    return this.parts.store.sessionsOf(userId);
  }

  /** @throws DomainError `not_found` for one that has ended, and for another person's alike */
  async endOwn(userId: string, sessionId: string): Promise<void> {
    const owned = await this.parts.store.sessionById(sessionId);
    if (owned?.user.id !== userId || endOf(owned.session) !== undefined) throw new DomainError('not_found');
    await this.signOut({ sessionId });
    this.parts.log.sessionEnded(userId, sessionId);
  }

  private async endByToken(records: IdentityRecords, refreshToken: string): Promise<void> {
    const held = await records.holdToken(this.parts.secrets.hashOf(refreshToken));
    if (held !== undefined) await records.endSession(held.session.id);
  }
}
