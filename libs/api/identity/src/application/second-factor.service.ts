import { DomainError, violation, type Limit, type RateLimiter } from '@site/api-kernel';
import { demandEmail } from '../domain/user';
import type { Person } from './administrator.service';
import type { IdentityLog } from './identity.log';
import type { IdentityStore } from './identity.store';
import type { OneTimeCodes, SecretBox } from './one-time-codes';
import type { SecondFactor, SecondFactorStore } from './second-factor.store';
import type { SecretSource } from './tokens';

/** Of one account from wherever it is asked: whoever has the password must not try all codes. */
const FAILURES: Limit = { name: 'second-factor-failures', points: 10, seconds: 15 * 60 };
const RECOVERY_CODES = 10;
/** Seconds for which a code that was given in a session opens what asks for one. */
const RECENT = 5 * 60;

interface SecondFactorParts {
  readonly store: SecondFactorStore;
  readonly people: Pick<IdentityStore, 'userByEmail' | 'userById'>;
  readonly codes: OneTimeCodes;
  readonly box: SecretBox;
  readonly secrets: Pick<SecretSource, 'recoveryCode' | 'hashOf'>;
  readonly limiter: RateLimiter;
  readonly log: IdentityLog;
}

/** A code besides the password: of an application, or one of those that were written down. */
export class SecondFactorService {
  constructor(private readonly parts: SecondFactorParts) {}

  /** Undefined while there is none that holds. */
  async of(userId: string): Promise<SecondFactor | undefined> {
    const factor = await this.parts.store.find(userId);
    return factor?.since === null ? undefined : factor;
  }

  /** Nothing is asked for before `confirm`. @throws DomainError `second_factor_active` */
  async begin(userId: string, email: string): Promise<{ secret: string; uri: string }> {
    const { store, codes, box } = this.parts;
    const secret = codes.secret();
    if (!(await store.begin(userId, box.seal(secret)))) throw new DomainError('second_factor_active');
    return { secret, uri: codes.uri(secret, email) };
  }

  /** Answers codes for the day the device is lost, shown once. @throws DomainError `not_found`, `validation_failed` */
  async confirm(userId: string, sessionId: string, code: string): Promise<readonly string[]> {
    const { store, secrets, limiter, log } = this.parts;
    const factor = await store.find(userId);
    if (factor === undefined) throw new DomainError('not_found');
    if (factor.since !== null) throw new DomainError('second_factor_active');
    await limiter.spend(FAILURES, userId);
    const step = this.stepOf(bare(code), factor);
    if (step === undefined) throw wrongCode();
    const recovery = Array.from({ length: RECOVERY_CODES }, () => secrets.recoveryCode());
    const hashes = recovery.map((one) => secrets.hashOf(bare(one)));
    if (!(await store.confirm(userId, step, hashes))) throw new DomainError('second_factor_active');
    await store.prove(sessionId);
    await limiter.forgive(FAILURES, userId);
    log.secondFactorChanged(userId, 'added');
    return recovery;
  }

  /**
   * Answers whether a code was asked for, and accepts each once.
   * @throws DomainError `second_factor_required`, `validation_failed`, `rate_limited`
   */
  async pass(userId: string, code: string | undefined): Promise<boolean> {
    const factor = await this.of(userId);
    if (factor === undefined) return false;
    if (code === undefined || bare(code) === '') throw new DomainError('second_factor_required');
    const { limiter, log } = this.parts;
    // Spent before it is looked at: tries made side by side must not outrun the count.
    await limiter.spend(FAILURES, userId);
    if (!(await this.accepts(userId, factor, bare(code)))) {
      log.signInFailed(userId);
      throw wrongCode();
    }
    await limiter.forgive(FAILURES, userId);
    return true;
  }

  /** @throws as `pass` */
  async prove(userId: string, sessionId: string, code: string): Promise<void> {
    if (await this.pass(userId, code)) await this.parts.store.prove(sessionId);
  }

  noteProof(sessionId: string): Promise<void> {
    return this.parts.store.prove(sessionId);
  }

  /** @throws DomainError `second_factor_required` for whoever has one and gave no code in this session lately */
  async demandRecent(userId: string, sessionId: string): Promise<void> {
    if ((await this.of(userId)) === undefined) return;
    if (!(await this.parts.store.provedWithin(sessionId, RECENT)))
      throw new DomainError('second_factor_required');
  }

  /** @throws DomainError `not_found`, and as `pass` */
  async turnOff(userId: string, code: string): Promise<void> {
    if (!(await this.pass(userId, code))) throw new DomainError('not_found');
    await this.remove(userId, userId);
  }

  /** For whoever lost the device. @throws DomainError `not_found` */
  async reset(person: Person, by?: string): Promise<void> {
    const { people } = this.parts;
    const user = 'id' in person ? await people.userById(person.id) : await people.userByEmail(person.email);
    if (user === undefined && 'email' in person) demandEmail(person.email);
    if (user === undefined) throw new DomainError('not_found');
    await this.remove(user.id, by);
  }

  private async remove(userId: string, by: string | undefined): Promise<void> {
    if (!(await this.parts.store.remove(userId, by))) throw new DomainError('not_found');
    this.parts.log.secondFactorChanged(userId, 'removed');
  }

  private async accepts(userId: string, factor: SecondFactor, code: string): Promise<boolean> {
    const { store, box, secrets, log } = this.parts;
    const step = this.stepOf(code, factor);
    if (step !== undefined) {
      // Sealed anew: with the secret of today.
      return store.useStep(userId, step, box.seal(box.open(factor.sealedSecret) ?? ''));
    }
    const used = await store.useRecoveryCode(userId, secrets.hashOf(code));
    if (used) log.recoveryCodeUsed(userId);
    return used;
  }

  private stepOf(code: string, { sealedSecret, at }: SecondFactor): number | undefined {
    const secret = this.parts.box.open(sealedSecret);
    return secret === undefined ? undefined : this.parts.codes.stepOf(code, secret, at);
  }
}

/** As people type what they read. */
function bare(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function wrongCode(): DomainError {
  return new DomainError('validation_failed', {
    violations: [violation('/code', 'second_factor_code_wrong')],
  });
}
