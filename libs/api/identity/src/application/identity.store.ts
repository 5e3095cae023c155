import type { RefreshToken, Session } from '../domain/session';
import type { Identity, User } from '../domain/user';

/** A session with its owner and the roles that he holds at this moment. */
export interface OwnedSession {
  readonly session: Session;
  readonly user: Identity;
  readonly roles: readonly string[];
}

/** What is remembered of where a session is used; the address is that of its last use. */
export interface SessionClient {
  /** In words, such as « Firefox · Windows ». */
  readonly device?: string | undefined;
  readonly address?: string | undefined;
}

/** A living session as its owner sees it; moments are ISO 8601. */
export interface ListedSession {
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

export interface NewSession extends SessionClient {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
}

export interface HeldToken {
  readonly token: RefreshToken;
  readonly session: Session;
  readonly user: Identity;
}

export interface Rotation {
  readonly hash: string;
  readonly salt: string;
  readonly successorHash: string;
}

export interface NewResetLink {
  readonly userId: string;
  readonly tokenHash: string;
  /** Seconds. */
  readonly life: number;
}

/** Accounts, sessions and roles within one transaction. */
export interface IdentityRecords {
  /** @param written the address in any form; the account that is stored under the most literal one */
  userByEmail(written: string): Promise<User | undefined>;
  userById(id: string): Promise<User | undefined>;
  /** False when the address already has an account. */
  addUser(user: User): Promise<boolean>;
  /** Whether the user still has this password; if so it stays until the end of the transaction. */
  keepsPassword(userId: string, passwordHash: string): Promise<boolean>;
  /** With it goes every link to choose another one, and the wish for one. */
  changePassword(userId: string, passwordHash: string): Promise<void>;
  openSession(session: NewSession): Promise<void>;
  /** The token and its session, locked until the end of the transaction. */
  holdToken(hash: string): Promise<HeldToken | undefined>;
  /** Marks the token as exchanged, stores its successor and the use of the session, from that address. */
  rotate(sessionId: string, rotation: Rotation, address?: string): Promise<void>;
  endSession(sessionId: string): Promise<void>;
  endSessionsOf(userId: string, except?: string): Promise<void>;
  /** Takes the place of the user's former link, and fulfils the wish for one. Answers until when it holds. */
  keepResetLink(link: NewResetLink): Promise<Date>;
  /** Answers whose link it was, and that it is used; undefined when there is no such link any more. */
  useResetLink(tokenHash: string): Promise<string | undefined>;
  /** The user wishes for a link that nobody could send. */
  noteResetRequest(userId: string): Promise<void>;
  /** @param by id of the user who grants or takes it; absent when it is not a person */
  grantRole(userId: string, role: string, by?: string): Promise<void>;
  removeRole(userId: string, role: string, by?: string): Promise<void>;
  /** Users with the role; nobody else changes them until the end of the transaction. */
  holdersOf(role: string): Promise<readonly string[]>;
}

/** Where accounts, sessions and roles are kept. */
export abstract class IdentityStore {
  /** As in `IdentityRecords`. */
  abstract userByEmail(written: string): Promise<User | undefined>;
  abstract userById(id: string): Promise<User | undefined>;
  /** Read for every call of a signed-in person. */
  abstract sessionById(id: string): Promise<OwnedSession | undefined>;
  /** The session whose live refresh token this is; undefined when it was exchanged before. */
  abstract sessionByToken(tokenHash: string): Promise<OwnedSession | undefined>;
  /** Those that live, the last used first. */
  abstract sessionsOf(userId: string): Promise<readonly ListedSession[]>;
  /** Whose link it is, as long as it holds. */
  abstract ownerOfResetLink(tokenHash: string): Promise<string | undefined>;
  /** What `work` does is kept whole, or not at all if it throws. */
  abstract transaction<Result>(work: (records: IdentityRecords) => Promise<Result>): Promise<Result>;
}
