import { TokenExpiredError } from '@nestjs/jwt';
import { DomainError } from '@site/api-kernel';
import { CallerAuthority, type Caller } from '@site/api-platform';
import passport from 'passport';
import type { JwtStrategy } from './jwt.strategy';

/** Asks Passport's `jwt` strategy who stands behind a bearer token. */
export class PassportCallerAuthority extends CallerAuthority {
  private readonly passport = new passport.Passport();

  constructor(strategy: JwtStrategy) {
    super();
    this.passport.use('jwt', strategy);
  }

  identify(bearerToken: string): Promise<Caller> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, caller: Caller | false | null, info: unknown): void => {
        if (caller) resolve(caller);
        else reject(error ?? refusalFor(info));
      };
      const authenticate = this.passport.authenticate('jwt', { session: false }, answer) as PassportHandler;
      authenticate({ headers: { authorization: `Bearer ${bearerToken}` } }, {}, reject);
    });
  }
}

type PassportHandler = (request: object, response: object, next: (error: unknown) => void) => void;

function refusalFor(reason: unknown): DomainError {
  return new DomainError(reason instanceof TokenExpiredError ? 'token_expired' : 'token_invalid', {
    cause: reason,
  });
}
