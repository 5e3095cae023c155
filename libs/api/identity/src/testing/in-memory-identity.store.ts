import type { Clock } from '@site/api-kernel';
import type {
  HeldToken,
  IdentityRecords,
  ListedSession,
  NewResetLink,
  OwnedSession,
  Rotation,
} from '../application/identity.store';
import type { IdentityStore } from '../application/identity.store';
import { emailForms } from '@site/vocabulary';
import { endOf, SESSION_LIMITS, type Session } from '../domain/session';
import type { User } from '../domain/user';

interface SessionEntry {
  readonly id: string;
  readonly userId: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly revoked: boolean;
}

interface TokenEntry {
  readonly sessionId: string;
  readonly usedAt?: Date;
  readonly salt?: string;
}

interface ResetLinkEntry {
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

interface Kept {
  readonly users: Map<string, User>;
  readonly roles: Map<string, ReadonlySet<string>>;
  readonly sessions: Map<string, SessionEntry>;
  readonly tokens: Map<string, TokenEntry>;
  /** By user: one link each. */
  readonly resetLinks: Map<string, ResetLinkEntry>;
  readonly resetRequests: Map<string, Date>;
}

/** One transaction after the other; what a failed one did is forgotten. */
export class InMemoryIdentityStore implements IdentityStore {
  private kept: Kept = {
    users: new Map(),
    roles: new Map(),
    sessions: new Map(),
    tokens: new Map(),
    resetLinks: new Map(),
    resetRequests: new Map(),
  };
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly clock: Clock) {}

  get users(): readonly User[] {
    return [...this.kept.users.values()];
  }

  get liveTokens(): number {
    return [...this.kept.tokens.values()].filter(({ usedAt }) => usedAt === undefined).length;
  }

  /** Since when the user waits for a link that nobody could send. */
  resetRequestedAt(userId: string): Date | undefined {
    return this.kept.resetRequests.get(userId);
  }

  activeSessionsOf(userId: string): number {
    return [...this.kept.sessions.values()].filter((one) => one.userId === userId && !one.revoked).length;
  }

  rolesOf(userId: string): readonly string[] {
    return [...(this.kept.roles.get(userId) ?? [])];
  }

  async userByEmail(written: string): Promise<User | undefined> {
    const found = emailForms(written).map((form) => this.users.find(({ email }) => email === form));
    return found.find((user) => user !== undefined);
  }

  async userById(id: string): Promise<User | undefined> {
    return this.kept.users.get(id);
  }

  async sessionById(id: string): Promise<OwnedSession | undefined> {
    const entry = this.kept.sessions.get(id);
    const user = this.kept.users.get(entry?.userId ?? '');
    return entry && user && { session: this.session(entry), user, roles: this.rolesOf(user.id) };
  }

  async sessionByToken(tokenHash: string): Promise<OwnedSession | undefined> {
    const token = this.kept.tokens.get(tokenHash);
    const isLive =
      token?.usedAt === undefined || this.secondsSince(token.usedAt) < SESSION_LIMITS.reuseWindow;
    return isLive ? this.sessionById(token?.sessionId ?? '') : undefined;
  }

  async sessionsOf(userId: string): Promise<readonly ListedSession[]> {
    return [...this.kept.sessions.values()]
      .filter((entry) => entry.userId === userId && endOf(this.session(entry)) === undefined)
      .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
      .map(({ id, device, address, createdAt, lastUsedAt }) => ({
        ...{ id, device, address },
        ...{ createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
      }));
  }

  async ownerOfResetLink(tokenHash: string): Promise<string | undefined> {
    const now = this.clock.now();
    const links = [...this.kept.resetLinks];
    return links.find(([, link]) => link.tokenHash === tokenHash && link.expiresAt > now)?.[0];
  }

  removeUser(id: string): void {
    this.kept.users.delete(id);
    this.kept.roles.delete(id);
    for (const session of this.kept.sessions.values())
      if (session.userId === id) this.kept.sessions.delete(session.id);
  }

  transaction<Result>(work: (records: IdentityRecords) => Promise<Result>): Promise<Result> {
    const result = this.last.then(async () => {
      const before = structuredClone(this.kept);
      try {
        return await work(this.records());
      } catch (error) {
        this.kept = before;
        throw error;
      }
    });
    this.last = result.catch(() => undefined);
    return result;
  }

  private session({ id, userId, createdAt, lastUsedAt, revoked }: SessionEntry): Session {
    return { id, userId, age: this.secondsSince(createdAt), idle: this.secondsSince(lastUsedAt), revoked };
  }

  private secondsSince(moment: Date): number {
    return (this.clock.now().getTime() - moment.getTime()) / 1000;
  }

  private records(): IdentityRecords {
    const { users, roles, sessions, tokens, resetLinks, resetRequests } = this.kept;
    const now = (): Date => this.clock.now();
    const amend = (id: string, change: Partial<SessionEntry>): void => {
      const session = sessions.get(id);
      if (session !== undefined) sessions.set(id, { ...session, ...change });
    };
    return {
      userByEmail: (email) => this.userByEmail(email),
      userById: (id) => this.userById(id),
      addUser: async (user) => {
        if ((await this.userByEmail(user.email)) !== undefined) return false;
        users.set(user.id, user);
        return true;
      },
      keepsPassword: async (userId, passwordHash) => users.get(userId)?.passwordHash === passwordHash,
      changePassword: async (userId, passwordHash) => {
        const user = users.get(userId);
        if (user !== undefined) users.set(userId, { ...user, passwordHash });
        resetLinks.delete(userId);
        resetRequests.delete(userId);
      },
      keepResetLink: async ({ userId, tokenHash, life }: NewResetLink) => {
        const expiresAt = new Date(now().getTime() + life * 1000);
        resetLinks.set(userId, { tokenHash, expiresAt });
        resetRequests.delete(userId);
        return expiresAt;
      },
      useResetLink: async (tokenHash) => {
        const owner = await this.ownerOfResetLink(tokenHash);
        if (owner !== undefined) resetLinks.delete(owner);
        return owner;
      },
      noteResetRequest: async (userId) => void resetRequests.set(userId, now()),
      openSession: async ({ id, userId, tokenHash, device = null, address = null }) => {
        const moments = { createdAt: now(), lastUsedAt: now() };
        sessions.set(id, { id, userId, device, address, ...moments, revoked: false });
        tokens.set(tokenHash, { sessionId: id });
      },
      holdToken: async (hash): Promise<HeldToken | undefined> => {
        const token = tokens.get(hash);
        const owned = await this.sessionById(token?.sessionId ?? '');
        if (token === undefined || owned === undefined) return undefined;
        const usedFor = token.usedAt && this.secondsSince(token.usedAt);
        return {
          session: owned.session,
          user: owned.user,
          token: { hash, usedFor, successorSalt: token.salt },
        };
      },
      rotate: async (sessionId, { hash, salt, successorHash }: Rotation, address) => {
        tokens.set(hash, { sessionId, usedAt: now(), salt });
        tokens.set(successorHash, { sessionId });
        amend(sessionId, { lastUsedAt: now(), address: address ?? null });
      },
      endSession: async (sessionId) => amend(sessionId, { revoked: true }),
      endSessionsOf: async (userId, except) => {
        for (const session of sessions.values()) {
          if (session.userId === userId && session.id !== except) amend(session.id, { revoked: true });
        }
      },
      grantRole: async (userId, role) =>
        void roles.set(userId, new Set([...(roles.get(userId) ?? []), role])),
      removeRole: async (userId, role) =>
        void roles.set(userId, new Set(this.rolesOf(userId).filter((held) => held !== role))),
      holdersOf: async (role) => [...roles].filter(([, held]) => held.has(role)).map(([userId]) => userId),
    };
  }
}
