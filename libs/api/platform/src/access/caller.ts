/** Who is calling: read from the database for this request, never from the token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
}

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller;
  }
}

/** Tells who stands behind a bearer token; the composition root binds it to the identity module. */
export abstract class CallerAuthority {
  /** @throws DomainError `token_invalid`, `token_expired`, `session_revoked` or `session_expired` */
  abstract identify(bearerToken: string): Promise<Caller>;
}
