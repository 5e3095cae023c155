import { DomainError, type IdGenerator, type Limit, type RateLimiter } from '@site/api-kernel';
import { normaliseEmail } from '@site/vocabulary';
import { demandPassword } from '../domain/password-rule';
import { demandEmail, demandRegistration, User, type Registration } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type { IdentityStore } from './identity.store';
import type { PasswordHasher } from './password-hasher';
import type { SecondFactorService } from './second-factor.service';
import type { IssuedSession, OpeningDevice, SessionService } from './session.service';

/** Per account and address, so that guessing stops and nobody locks out a stranger. */
const FAILURES: Limit = { name: 'sign-in-failures', points: 10, seconds: 15 * 60 };

/** The device a call comes from, and what it is counted under. */
export interface Device extends OpeningDevice {
  readonly client: string;
}

interface AccountParts {
  readonly store: IdentityStore;
  readonly sessions: SessionService;
  readonly secondFactors: SecondFactorService;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly ids: IdGenerator;
  readonly log: IdentityLog;
  readonly settings: { readonly passwordMinLength: number };
}

export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /** Opens an account without any role, and signs the person in. @throws DomainError `email_taken` */
  async signUp(draft: Registration, device: Device): Promise<IssuedSession> {
    const { store, sessions, hasher, ids, log, settings } = this.parts;
    const { email, fullName, password } = demandRegistration(draft, settings.passwordMinLength);
    if ((await store.userByEmail(draft.email)) !== undefined) throw new DomainError('email_taken');
    const user = new User(ids.next(), email, fullName, await hasher.hash(password));
    const opened = await store.transaction(async (records) => {
      if (!(await records.addUser(user))) throw new DomainError('email_taken');
      return sessions.open(records, user, device);
    });
    log.signedUp(user.id);
    return sessions.issue(opened);
  }

  /**
   * @throws DomainError `validation_failed`; `invalid_credentials`, the same for a wrong password and an unknown address;
   * after the right password `second_factor_required`
   */
  async signIn(
    credentials: { email: string; password: string; code?: string | undefined },
    device: Device,
  ): Promise<IssuedSession> {
    const { store, sessions, secondFactors, limiter, log } = this.parts;
    const email = normaliseEmail(credentials.email);
    const guesser = `${device.client} ${email}`;
    await limiter.check(FAILURES, guesser);
    const user = await store.userByEmail(credentials.email);
    if (user === undefined) demandEmail(credentials.email);
    const right = await this.parts.hasher.verify(user?.passwordHash, credentials.password);
    if (user === undefined || !right) {
      log.signInFailed(user?.id);
      await limiter.spend(FAILURES, guesser);
      throw new DomainError('invalid_credentials');
    }
    // Guesses made side by side must not outrun the count: a right one among too many wrong ones is refused.
    await limiter.check(FAILURES, guesser);
    const proved = await secondFactors.pass(user.id, credentials.code);
    const opened = await store.transaction(async (records) => {
      if (!(await records.keepsPassword(user.id, user.passwordHash)))
        throw new DomainError('invalid_credentials');
      return sessions.open(records, user, device);
    });
    if (proved) await secondFactors.noteProof(opened.sessionId);
    log.signedIn(user.id, opened.sessionId);
    await limiter.forgive(FAILURES, guesser);
    return sessions.issue(opened);
  }

  /** Every other session of the user ends. @throws DomainError `invalid_credentials` for a wrong current password */
  async changePassword(
    caller: { userId: string; sessionId: string; client: string },
    { current, next }: { current: string; next: string },
  ): Promise<void> {
    const { store, hasher, log, settings } = this.parts;
    demandPassword(next, '/new_password', settings.passwordMinLength);
    const user = await this.demandPassword(caller, current);
    const passwordHash = await hasher.hash(next);
    await store.transaction(async (records) => {
      if (!(await records.keepsPassword(user.id, user.passwordHash)))
        throw new DomainError('invalid_credentials');
      await records.changePassword(user.id, passwordHash);
      await records.endSessionsOf(user.id, caller.sessionId);
    });
    log.passwordChanged(user.id);
  }

  /** For what somebody who finds an open browser shall not do. @throws DomainError `invalid_credentials` */
  async demandPassword(caller: { userId: string; client: string }, password: string): Promise<User> {
    const { store, hasher, limiter } = this.parts;
    const user = await store.userById(caller.userId);
    if (user === undefined) throw new DomainError('session_revoked');
    const guesser = `${caller.client} ${user.email}`;
    await limiter.check(FAILURES, guesser);
    if (!(await hasher.verify(user.passwordHash, password))) {
      await limiter.spend(FAILURES, guesser);
      throw new DomainError('invalid_credentials');
    }
    // As at sign-in, against guesses made side by side.
    await limiter.check(FAILURES, guesser);
    return user;
  }
}
