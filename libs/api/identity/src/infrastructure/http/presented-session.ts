import { DomainError } from '@site/api-kernel';
import type { CallerAuthority } from '@site/api-platform';
import type { Request } from 'express';
import type { SessionCookie } from './session-cookie';

/** What a request shows of its session where it need not show anything: a cookie, a bearer token, both or none. */
export class PresentedSession {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly authority: CallerAuthority,
  ) {}

  async of(request: Request): Promise<{ refreshToken: string | undefined; sessionId: string | undefined }> {
    return {
      refreshToken: this.cookie.read(request),
      sessionId: await this.sessionOf(request.headers.authorization),
    };
  }

  private async sessionOf(authorization: string | undefined): Promise<string | undefined> {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    try {
      return (await this.authority.identify(token)).sessionId;
    } catch (error) {
      // A token that is no longer accepted has no session left to end.
      if (error instanceof DomainError && error.code !== 'dependency_unavailable') return undefined;
      throw error;
    }
  }
}
