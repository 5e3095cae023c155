export { attemptKey, isRefusal, type AttemptKey } from '../../shared/idempotency';
export { codeRequest } from './model/code-request';
export { renewSession, session, useSession } from './model/current-session';
export type { IssuedSession } from './model/session';
export type { SessionState, SessionUser } from './model/session.state';
