import { JwtService } from '@nestjs/jwt';
import { AccessTokens, type AccessToken } from '../../application/tokens';
import { SESSION_LIMITS } from '../../domain/session';
import type { SigningKeys } from './signing-keys';

/** The value of `typ` in a token that opens the API. */
export const ACCESS_TYPE = 'access';

export class JwtAccessTokens extends AccessTokens {
  private readonly jwt: JwtService;

  constructor({ current, currentId, issuer, audience }: SigningKeys) {
    super();
    const signOptions = { algorithm: 'HS256', keyid: currentId, issuer, audience } as const;
    this.jwt = new JwtService({ secret: current, signOptions });
  }

  async issue(userId: string, sessionId: string): Promise<AccessToken> {
    const expiresIn = SESSION_LIMITS.accessToken;
    const token = await this.jwt.signAsync({ sub: userId, sid: sessionId, typ: ACCESS_TYPE }, { expiresIn });
    return { token, expiresIn };
  }
}
