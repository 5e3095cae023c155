import { DomainError, type IdGenerator } from '@site/api-kernel';
import { ADMIN_ROLE } from '@site/vocabulary';
import { demandEmail, demandRegistration, User } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type { IdentityRecords, IdentityStore } from './identity.store';
import type { PasswordHasher } from './password-hasher';
import type { SecretSource } from './tokens';

/** Somebody with an account, by what the caller knows of him; what is no address at all is `validation_failed`. */
export type Person = { readonly email: string } | { readonly id: string };

export type FirstAdministrator = 'created' | 'already there';

interface AdministratorParts {
  readonly store: IdentityStore;
  readonly hasher: PasswordHasher;
  readonly secrets: SecretSource;
  readonly ids: IdGenerator;
  readonly log: IdentityLog;
  readonly settings: { readonly passwordMinLength: number };
}

export class AdministratorService {
  constructor(private readonly parts: AdministratorParts) {}

  /**
   * Creates the account of the first administrator. One that stands is left alone, without the role too:
   * whoever has signed up with that address before is not known to be the owner.
   */
  async createFirst({ email, password }: { email: string; password: string }): Promise<FirstAdministrator> {
    const { store, hasher, ids, log, settings } = this.parts;
    const { passwordMinLength } = settings;
    const draft = demandRegistration({ email, password, fullName: 'Administrateur' }, passwordMinLength);
    const standing = await store.userByEmail(email);
    if (standing !== undefined) {
      log.firstAdministratorLeftAlone(standing.id);
      return 'already there';
    }
    const user = new User(ids.next(), draft.email, draft.fullName, await hasher.hash(password));
    const created = await store.transaction(async (records) => {
      // Another instance that starts at the same moment may have been quicker.
      if (!(await records.addUser(user))) return false;
      await records.grantRole(user.id, ADMIN_ROLE);
      return true;
    });
    if (!created) return 'already there';
    log.roleChanged(user.id, 'granted', ADMIN_ROLE);
    return 'created';
  }

  /**
   * @param by id of the user who grants it
   * @throws DomainError `not_found` when there is no such account
   */
  async grant(person: Person, by?: string): Promise<void> {
    const { id } = await this.parts.store.transaction(async (records) => {
      const user = await this.demandUser(records, person);
      await records.grantRole(user.id, ADMIN_ROLE, by);
      return user;
    });
    this.parts.log.roleChanged(id, 'granted', ADMIN_ROLE);
  }

  /** @throws DomainError `not_found`; `last_admin` when nobody would be left */
  async revoke(person: Person, by?: string): Promise<void> {
    const { id } = await this.parts.store.transaction(async (records) => {
      const user = await this.demandUser(records, person);
      const holders = await records.holdersOf(ADMIN_ROLE);
      if (holders.length === 1 && holders[0] === user.id) throw new DomainError('last_admin');
      await records.removeRole(user.id, ADMIN_ROLE, by);
      return user;
    });
    this.parts.log.roleChanged(id, 'revoked', ADMIN_ROLE);
  }

  /** Answers a new password, to be handed over once; all sessions of the user end. @throws DomainError `not_found` */
  async resetPassword(person: Person): Promise<string> {
    const password = this.parts.secrets.password();
    const passwordHash = await this.parts.hasher.hash(password);
    const { id } = await this.parts.store.transaction(async (records) => {
      const user = await this.demandUser(records, person);
      await records.changePassword(user.id, passwordHash);
      await records.endSessionsOf(user.id);
      return user;
    });
    this.parts.log.passwordChanged(id);
    return password;
  }

  /** @throws DomainError `not_found` */
  async endSessions(person: Person): Promise<void> {
    const { id } = await this.parts.store.transaction(async (records) => {
      const user = await this.demandUser(records, person);
      await records.endSessionsOf(user.id);
      return user;
    });
    this.parts.log.sessionsEnded(id);
  }

  private async demandUser(records: IdentityRecords, person: Person): Promise<User> {
    const user = 'id' in person ? await records.userById(person.id) : await records.userByEmail(person.email);
    if (user !== undefined) return user;
    if ('email' in person) demandEmail(person.email);
    throw new DomainError('not_found');
  }
}
