import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { DomainError } from '@site/api-kernel';
import { ADMIN_ROLE } from '@site/vocabulary';
import type { Request } from 'express';
import { Strategy } from 'passport';
import type { Caller } from '../access/caller';
import { CookieCallers } from '../access/cookie-callers';
import { PersonNames } from '../access/person-names';

const person = (id: number, name: string, roles: readonly string[]): Caller => ({
  userId: `01900000-0000-7000-a000-00000000000${id}`,
  sessionId: `01900000-0000-7000-b000-00000000000${id}`,
  email: `${name}@example.org`,
  fullName: name,
  roles,
});

/** A `jwt` strategy that knows three bearer tokens: `administrator`, `member` (signed in, no role) and `expired`. */
@Injectable()
export class FixedCallers extends PassportStrategy(Strategy, 'jwt') {
  override authenticate({ headers }: Request): void {
    const token = headers.authorization?.replace(/^Bearer /, '');
    if (token === 'administrator') this.success(person(1, token, [ADMIN_ROLE]));
    else if (token === 'member') this.success(person(2, token, []));
    else this.error(new DomainError(token === 'expired' ? 'token_expired' : 'token_invalid'));
  }

  validate(): undefined {
    return undefined;
  }
}

/** The names of the people above. */
export class FixedNames extends PersonNames {
  async nameOf(userId: string): Promise<string | undefined> {
    return [person(1, 'administrator', []), person(2, 'member', [])].find((one) => one.userId === userId)
      ?.fullName;
  }
}

/** The session cookies of the people above are their names. */
export class FixedCookieCallers extends CookieCallers {
  async rolesOf({ headers }: Request): Promise<readonly string[]> {
    return headers.cookie === 'session=administrator' ? [ADMIN_ROLE] : [];
  }
}
