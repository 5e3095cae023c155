import type { ApiKeyScope } from '@site/vocabulary';

/** Who is calling: read from the database for this request, never from the token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  /** Of a machine: what its key is for. It acts for who made the key, and holds none of his roles. */
  readonly keyScopes?: readonly ApiKeyScope[];
}

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller;
  }
}
