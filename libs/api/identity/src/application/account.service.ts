import { DomainError, type IdGenerator } from '@site/api-kernel';
import { normaliseEmail } from '../domain/email-address';
import { demandPassword } from '../domain/password-rule';
import { demandRegistration, type Registration } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type { IdentityStore } from './identity.store';
import type { PasswordHasher } from './password-hasher';
import type { IssuedSession, SessionService } from './session.service';
import type { SignInAttempts } from './sign-in-attempts';

/** The device a call comes from: its address, and the refresh token it holds from an older session. */
export interface Device {
  readonly address: string;
  readonly refreshToken?: string | undefined;
}

interface AccountParts {
  readonly store: IdentityStore;
  readonly sessions: SessionService;
  readonly hasher: PasswordHasher;
  readonly attempts: SignInAttempts;
  readonly ids: IdGenerator;
  readonly log: IdentityLog;
  readonly minPasswordLength: number;
}

export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /** Opens an account without any role, and signs the person in. @throws DomainError `email_taken` */
  async signUp(draft: Registration, device: Device): Promise<IssuedSession> {
    const { store, sessions, hasher, ids, log, minPasswordLength } = this.parts;
    const { email, fullName, password } = demandRegistration(draft, minPasswordLength);
    if ((await store.userByEmail(email)) !== undefined) throw new DomainError('email_taken');
    const user = { id: ids.next(), email, fullName, passwordHash: await hasher.hash(password) };
    const opened = await store.transaction(async (records) => {
      if (!(await records.addUser(user))) throw new DomainError('email_taken');
      return sessions.open(records, user, device.refreshToken);
    });
    log.signedUp(user.id);
    return sessions.issue(opened);
  }

  /** @throws DomainError `invalid_credentials`, the same for a wrong password and an unknown address */
  async signIn(credentials: { email: string; password: string }, device: Device): Promise<IssuedSession> {
    const { store, sessions, attempts, log } = this.parts;
    const email = normaliseEmail(credentials.email);
    await attempts.demandLeft(email, device.address);
    const user = await store.userByEmail(email);
    const right = await this.parts.hasher.verify(user?.passwordHash, credentials.password);
    if (user === undefined || !right) {
      log.signInFailed(user?.id);
      await attempts.failed(email, device.address);
      throw new DomainError('invalid_credentials');
    }
    // Guesses made side by side must not outrun the count: a right one among too many wrong ones is refused.
    await attempts.demandLeft(email, device.address);
    const opened = await store.transaction(async (records) => {
      if (!(await records.keepsPassword(user.id, user.passwordHash)))
        throw new DomainError('invalid_credentials');
      return sessions.open(records, user, device.refreshToken);
    });
    log.signedIn(user.id, opened.sessionId);
    await attempts.succeeded(email, device.address);
    return sessions.issue(opened);
  }

  /** Every other session of the user ends. @throws DomainError `invalid_credentials` for a wrong current password */
  async changePassword(
    caller: { userId: string; sessionId: string; address: string },
    { current, next }: { current: string; next: string },
  ): Promise<void> {
    const { store, hasher, attempts, log, minPasswordLength } = this.parts;
    demandPassword(next, '/new_password', minPasswordLength);
    const user = await store.userById(caller.userId);
    if (user === undefined) throw new DomainError('session_revoked');
    await attempts.demandLeft(user.email, caller.address);
    if (!(await hasher.verify(user.passwordHash, current))) {
      await attempts.failed(user.email, caller.address);
      throw new DomainError('invalid_credentials');
    }
    const passwordHash = await hasher.hash(next);
    await store.transaction(async (records) => {
      if (!(await records.keepsPassword(user.id, user.passwordHash)))
        throw new DomainError('invalid_credentials');
      await records.changePassword(user.id, passwordHash);
      await records.endSessionsOf(user.id, caller.sessionId);
    });
    log.passwordChanged(user.id);
  }
}
