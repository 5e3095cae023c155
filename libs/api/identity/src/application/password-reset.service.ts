import { DomainError, violation, type Limit, type RateLimiter } from '@site/api-kernel';
import { isEmail, type Locale } from '@site/vocabulary';
import { demandPassword } from '../domain/password-rule';
import { RESET_LINK_LIVES } from '../domain/reset-link';
import { demandEmail, type User } from '../domain/user';
import type { IdentityLog } from './identity.log';
import type { IdentityStore } from './identity.store';
import type { DeferredTasks } from './deferred-tasks';
import type { PasswordHasher } from './password-hasher';
import type { ResetLinkMail } from './reset-link.mail';
import type { SecretSource } from './tokens';

/** A link that an administrator asked for: mailed, or to be handed over by him. */
export interface IssuedResetLink {
  readonly url: string | undefined;
  readonly expiresAt: Date;
}

interface PasswordResetParts {
  readonly store: IdentityStore;
  readonly secrets: SecretSource;
  readonly hasher: PasswordHasher;
  readonly mail: ResetLinkMail;
  readonly limiter: RateLimiter;
  readonly later: DeferredTasks;
  readonly log: IdentityLog;
  /** `publicUrl` is the origin of the site: links never follow what a request says. */
  readonly settings: { readonly publicUrl: string; readonly passwordMinLength: number };
}

/** How often one account may ask for a link: enough for its owner, too little to flood a mailbox. */
const LINKS: Limit = { name: 'password-resets', points: 3, seconds: 60 * 60 };

/** Somebody waits for the answer, so one try must do. */
const TRIES = { inTheBackground: 3, whileAnswering: 1 } as const;

export class PasswordResetService {
  constructor(private readonly parts: PasswordResetParts) {}

  /**
   * Answers at once and alike for every address: whether it has an account is looked up afterwards.
   * @throws DomainError `validation_failed` for what is no address, but for one that an account has from former times
   */
  async ask(email: string, locale: Locale): Promise<void> {
    if (!isEmail(email) && (await this.parts.store.userByEmail(email)) === undefined) demandEmail(email);
    this.parts.later.begin(() => this.serve(email, locale));
  }

  /** @throws DomainError `not_found` */
  async handOver(userId: string, locale: Locale): Promise<IssuedResetLink> {
    const { store, mail, log } = this.parts;
    const user = await store.userById(userId);
    if (user === undefined) throw new DomainError('not_found');
    const mailed = mail.available && (await this.sendLink(user, locale, TRIES.whileAnswering));
    log.resetLinkMade(user.id, mailed ? 'mailed' : 'handed over');
    if (mailed) return { url: undefined, expiresAt: mailed };
    return this.newLink(user.id, RESET_LINK_LIVES.handedOver);
  }

  /** The link is used up, and all sessions of its owner end. @throws DomainError `validation_failed` */
  async confirm({ token, password }: { token: string; password: string }): Promise<void> {
    const { store, secrets, hasher, log, settings } = this.parts;
    demandPassword(password, '/password', settings.passwordMinLength);
    const tokenHash = secrets.hashOf(token);
    // Whoever guesses costs a look-up, not a hash.
    if ((await store.ownerOfResetLink(tokenHash)) === undefined) throw linkInvalid();
    const passwordHash = await hasher.hash(password);
    const userId = await store.transaction(async (records) => {
      const owner = await records.useResetLink(tokenHash);
      if (owner === undefined) throw linkInvalid();
      await records.changePassword(owner, passwordHash);
      await records.endSessionsOf(owner);
      return owner;
    });
    log.passwordChanged(userId);
  }

  private async serve(email: string, locale: Locale): Promise<void> {
    const { store, mail, log } = this.parts;
    const user = await store.userByEmail(email);
    log.resetAsked(user?.id);
    if (user === undefined || !(await this.mayAsk(user.id))) return;
    if (mail.available && (await this.sendLink(user, locale, TRIES.inTheBackground)) !== undefined) {
      log.resetLinkMade(user.id, 'mailed');
    } else {
      await store.transaction((records) => records.noteResetRequest(user.id));
    }
  }

  private async mayAsk(userId: string): Promise<boolean> {
    try {
      await this.parts.limiter.spend(LINKS, userId);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'rate_limited') return false;
      throw error;
    }
  }

  /** Answers until when the link holds, if the mail server took it. */
  private async sendLink({ id, email }: User, locale: Locale, tries: number): Promise<Date | undefined> {
    const life = RESET_LINK_LIVES.mailed;
    const { url, expiresAt } = await this.newLink(id, life);
    const sent = await this.parts.mail.send({ email, url, locale, minutes: life / 60 }, tries);
    return sent ? expiresAt : undefined;
  }

  private async newLink(userId: string, life: number): Promise<{ url: string; expiresAt: Date }> {
    const { store, secrets, settings } = this.parts;
    const token = secrets.token();
    const link = { userId, tokenHash: secrets.hashOf(token), life };
    const expiresAt = await store.transaction((records) => records.keepResetLink(link));
    // Behind the #, a browser sends it nowhere: not to a log, not in a Referer.
    return { url: `${settings.publicUrl}/auth/reset#${token}`, expiresAt };
  }
}

function linkInvalid(): DomainError {
  return new DomainError('validation_failed', { violations: [violation('/token', 'reset_link_invalid')] });
}
