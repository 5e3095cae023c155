import { PassportStrategy } from '@nestjs/passport';
import { DomainError } from '@site/api-kernel';
import { isUuid, type Caller } from '@site/api-platform';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { SessionService } from '../../application/session.service';
import { ACCESS_TYPE } from './jwt-access-tokens';
import type { SigningKeys } from './signing-keys';

/** Seconds by which the clocks of two instances may differ. */
const LEEWAY = 15;

interface Claims {
  readonly sub?: unknown;
  readonly sid?: unknown;
  readonly exp?: unknown;
  readonly typ?: unknown;
}

/** Accepts an access token of this product and finds its session; what a token says of a person is not believed. */
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    keys: SigningKeys,
    private readonly sessions: Pick<SessionService, 'identify'>,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: unknown, key?: string) => void,
      ) => {
        const key = keys.keyFor(token);
        // The types of passport-jwt do not know that jsonwebtoken takes a key object, too.
        done(key === undefined ? new DomainError('token_invalid') : null, key as unknown as string);
      },
      algorithms: ['HS256'],
      issuer: keys.issuer,
      audience: keys.audience,
      jsonWebTokenOptions: { clockTolerance: LEEWAY },
    });
  }

  async validate({ sub, sid, exp, typ }: Claims): Promise<Caller> {
    if (!isText(sub) || !isText(sid) || typeof exp !== 'number' || typ !== ACCESS_TYPE || !isUuid(sid)) {
      throw new DomainError('token_invalid');
    }
    const { session, user, roles } = await this.sessions.identify(sub, sid);
    return { userId: user.id, sessionId: session.id, email: user.email, fullName: user.fullName, roles };
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
