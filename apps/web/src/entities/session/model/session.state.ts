export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
}

/** An access token with the moment it ends, in milliseconds of this machine's clock. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: number;
  readonly user: SessionUser;
}

/** How a session came to be known: found when the page opened, or begun by a sign-in just now. */
export type SessionOrigin = 'restored' | 'sign-in';

/**
 * `unreachable`: there is a session on record, but no server to confirm it.
 * `expired`: the session of this open page has ended on the server; `asking` while a new sign-in is wanted.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly origin: SessionOrigin }
  | { readonly status: 'unreachable'; readonly user: SessionUser }
  | { readonly status: 'expired'; readonly user: SessionUser; readonly asking: boolean };
