import type { PersonNames } from '@site/api-platform/access';
import type { IdentityStore } from '../application/identity.store';

/** People are called what they said at sign-up. */
export class AccountNames implements PersonNames {
  constructor(private readonly store: Pick<IdentityStore, 'userById'>) {}

  async nameOf(userId: string): Promise<string | undefined> {
    return (await this.store.userById(userId))?.fullName;
  }
}
