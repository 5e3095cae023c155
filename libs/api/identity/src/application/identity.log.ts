/** What an operator can read later about sign-ins. No e-mail address, password or token is told. */
export abstract class IdentityLog {
  abstract signedUp(userId: string): void;
  abstract signedIn(userId: string, sessionId: string): void;
  /** Without a user: nobody has the given address. */
  abstract signInFailed(userId: string | undefined): void;
  abstract refreshTokenReplayed(userId: string, sessionId: string): void;
  abstract passwordChanged(userId: string): void;
  /** Without a user: nobody has the given address. */
  abstract resetAsked(userId: string | undefined): void;
  abstract resetLinkMade(userId: string, way: 'mailed' | 'handed over'): void;
  abstract secondFactorChanged(userId: string, change: 'added' | 'removed'): void;
  abstract recoveryCodeUsed(userId: string): void;
  /** By its owner, from another device perhaps. */
  abstract sessionEnded(userId: string, sessionId: string): void;
  /** By somebody else: an administrator. */
  abstract sessionsEnded(userId: string): void;
  abstract roleChanged(userId: string, change: 'granted' | 'revoked', role: string): void;
  /** An account of the configured first administrator stands already and is left as it is. */
  abstract firstAdministratorLeftAlone(userId: string): void;
}
