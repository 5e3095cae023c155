import { DomainError } from '@site/api-kernel';
import { ADMIN_ROLE } from '@site/vocabulary';
import { CallerAuthority, type Caller } from '../access/caller';
import { PersonNames } from '../access/person-names';

const person = (id: number, name: string, roles: readonly string[]): Caller => ({
  userId: `01900000-0000-7000-a000-00000000000${id}`,
  sessionId: `01900000-0000-7000-b000-00000000000${id}`,
  email: `${name}@example.org`,
  fullName: name,
  roles,
});

/** Knows three bearer tokens: `administrator`, `member` (signed in, no role) and `expired`. */
export class FixedCallers extends CallerAuthority {
  async identify(bearerToken: string): Promise<Caller> {
    if (bearerToken === 'administrator') return person(1, 'administrator', [ADMIN_ROLE]);
    if (bearerToken === 'member') return person(2, 'member', []);
    throw new DomainError(bearerToken === 'expired' ? 'token_expired' : 'token_invalid');
  }
}

/** The names of the people above. */
export class FixedNames extends PersonNames {
  async nameOf(userId: string): Promise<string | undefined> {
    return [person(1, 'administrator', []), person(2, 'member', [])].find((one) => one.userId === userId)
      ?.fullName;
  }
}
