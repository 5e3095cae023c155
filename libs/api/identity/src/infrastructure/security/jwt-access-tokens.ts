import type { JwtService } from '@nestjs/jwt';
import type { AccessTokens, AccessToken } from '../../application/tokens';
import { SESSION_LIMITS } from '../../domain/session';

/** The value of `typ` in a token that opens the API. */
export const ACCESS_TYPE = 'access';

export class JwtAccessTokens implements AccessTokens {
  constructor(private readonly jwt: JwtService) {}

  async issue(userId: string, sessionId: string): Promise<AccessToken> {
    const expiresIn = SESSION_LIMITS.accessToken;
    const token = await this.jwt.signAsync({ sub: userId, sid: sessionId, typ: ACCESS_TYPE }, { expiresIn });
    return { token, expiresIn };
  }
}
