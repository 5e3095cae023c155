import type { CookieCallers } from '@site/api-platform/access';
import type { Request } from 'express';
import type { SessionService } from '../../application/session.service';
import type { SessionCookie } from './session-cookie';

/** The owner of the session whose refresh token the cookie holds. */
export class SessionCookieCallers implements CookieCallers {
  constructor(
    private readonly cookie: Pick<SessionCookie, 'read'>,
    private readonly sessions: Pick<SessionService, 'rolesByToken'>,
  ) {}

  async rolesOf(request: Request): Promise<readonly string[]> {
    const token = this.cookie.read(request);
    return token === undefined ? [] : this.sessions.rolesByToken(token);
  }
}
