import { PassportStrategy } from '@nestjs/passport';
import { DomainError } from '@site/api-kernel';
import type { Caller } from '@site/api-platform/access';
import { isUuid } from '@site/api-platform/http';
import { showAllowance } from '@site/api-platform/limits';
import type { Request, Response } from 'express';
import { Strategy } from 'passport-jwt';
import type { ApiKeyService } from '../../application/api-key.service';
import type { SessionService } from '../../application/session.service';
import { ApiKey } from '../../domain/api-key';
import { ACCESS_TYPE } from './jwt-access-tokens';
import type { SigningKeys } from './signing-keys';

/** RFC 6750 § 2.1. */
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

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
    signing: SigningKeys,
    private readonly sessions: Pick<SessionService, 'identify'>,
    private readonly keys: Pick<ApiKeyService, 'identify'>,
  ) {
    super({
      jwtFromRequest: ({ headers }: Request) => BEARER.exec(headers.authorization ?? '')?.[1] ?? null,
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: unknown, key?: string) => void,
      ) => {
        const key = signing.keyFor(token);
        // The types of passport-jwt do not know that jsonwebtoken takes a key object, too.
        done(key === undefined ? new DomainError('token_invalid') : null, key as unknown as string);
      },
      algorithms: ['HS256'],
      issuer: signing.issuer,
      audience: signing.audience,
      jsonWebTokenOptions: { clockTolerance: LEEWAY },
    });
  }

  /** Machines show a key in the place of a token. */
  override authenticate(request: Request): void {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !ApiKey.isSecret(token)) return super.authenticate(request as never);
    this.machineWith(token, request.res).then(
      (caller) => this.success(caller as never),
      (error: unknown) => this.error(error as Error),
    );
  }

  private async machineWith(token: string, response: Response | undefined): Promise<Caller> {
    const { id: sessionId, scopes: keyScopes, maker, left } = await this.keys.identify(token);
    if (response !== undefined) showAllowance(response, left);
    const { id: userId, email, fullName } = maker;
    return { userId, email, fullName, sessionId, roles: [], keyScopes };
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
