export { renewSession, session, useSession } from './model/current-session';
export { newIdempotencyKey } from './model/idempotency-key';
export type { IssuedSession } from './model/session';
export type { SessionState, SessionUser } from './model/session.state';
export { PasswordField, TextField } from './ui/text-field';
