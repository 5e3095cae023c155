import type { ListedUserDto } from '../infrastructure/http/users.dto';
import type { UserReader, UserListRequest } from '../infrastructure/persistence/user.reader';
import type { InMemoryIdentityStore } from './in-memory-identity.store';

/** Everybody on one page, in the order of the accounts; searches in plain text. */
export class InMemoryUserReader implements Pick<UserReader, keyof UserReader> {
  constructor(private readonly store: InMemoryIdentityStore) {}

  async list({ search = '', role }: UserListRequest) {
    const items = this.store.users
      .filter(({ email, fullName }) => `${fullName} ${email}`.includes(search))
      .filter(({ id }) => role === undefined || this.store.rolesOf(id).includes(role))
      .map(({ id, email, fullName }): ListedUserDto => ({
        id,
        email,
        full_name: fullName,
        roles: [...this.store.rolesOf(id)],
        created_at: '2026-03-01T09:00:00.000000Z',
        active_sessions: this.store.activeSessionsOf(id),
        last_seen_at: null,
        second_factor: false,
        reset_requested_at: this.store.resetRequestedAt(id)?.toISOString() ?? null,
      }));
    return { items, total: items.length, next: undefined };
  }
}
