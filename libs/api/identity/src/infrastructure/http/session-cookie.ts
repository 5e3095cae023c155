import { sessionCookieName } from '@site/api-platform/access';
import type { Settings } from '@site/api-platform/config';
import type { Request, Response } from 'express';

export { sessionCookieName };

/** Where the refresh token lives in the browser: out of reach of scripts and of other sites. */
export class SessionCookie {
  private readonly name: string;
  private readonly secure: boolean;
  private readonly pattern: RegExp;

  constructor(settings: Pick<Settings, 'publicUrl'>) {
    this.name = sessionCookieName(settings);
    this.secure = this.name.startsWith('__Host-');
    this.pattern = new RegExp(`(?:^|;)\\s*${this.name}=([\\w-]{1,200})\\s*(?:;|$)`);
  }

  read(request: Request): string | undefined {
    return this.pattern.exec(request.headers.cookie ?? '')?.[1];
  }

  /** @param life in seconds */
  write(response: Response, refreshToken: string, life: number): void {
    response.cookie(this.name, refreshToken, { ...this.attributes(), maxAge: life * 1000 });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes());
  }

  private attributes() {
    return { httpOnly: true, secure: this.secure, sameSite: 'strict', path: '/' } as const;
  }
}
