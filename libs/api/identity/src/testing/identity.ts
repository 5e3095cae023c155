import { JwtService } from '@nestjs/jwt';
import { CountingIdGenerator, CountingRateLimiter, FixedClock } from '@site/api-kernel/testing';
import { AccountService } from '../application/account.service';
import { AdministratorService } from '../application/administrator.service';
import { PasswordResetService } from '../application/password-reset.service';
import { SecondFactorService } from '../application/second-factor.service';
import { SessionService } from '../application/session.service';
import { WordedResetLinkMail } from '../infrastructure/mail/worded-reset-link.mail';
import { AesSecretBox } from '../infrastructure/security/aes-secret-box';
import { JwtAccessTokens } from '../infrastructure/security/jwt-access-tokens';
import { RandomSecretSource } from '../infrastructure/security/random-secret-source';
import { SigningKeys } from '../infrastructure/security/signing-keys';
import { TotpCodes } from '../infrastructure/security/totp-codes';
import { TrackedTasks } from '../infrastructure/tracked-tasks';
import { InMemoryIdentityStore } from './in-memory-identity.store';
import { NobodyHasSecondFactors } from './nobody-has-second-factors';
import { QuickPasswordHasher } from './quick-password-hasher';
import { RecordedIdentityLog } from './recorded-identity.log';
import { RecordedMail } from './recorded-mail';

export const HERE = { client: '192.0.2.1' };
export const AWA = { fullName: 'Awa Koné', email: 'awa@example.org', password: 'pluie-de-mars' };

/** The services of this module over doubles. */
export function identity() {
  const [clock, ids, log] = [new FixedClock(), new CountingIdGenerator(), new RecordedIdentityLog()];
  const [store, hasher, limiter] = [
    new InMemoryIdentityStore(clock),
    new QuickPasswordHasher(),
    new CountingRateLimiter(),
  ];
  const secrets = new RandomSecretSource();
  const keys = new SigningKeys({
    jwtSecret: 'a'.repeat(32),
    jwtSecretPrevious: undefined,
    publicUrl: 'http://localhost:3000',
  });
  const sessions = new SessionService({
    store,
    accessTokens: new JwtAccessTokens(new JwtService(keys.options)),
    secrets,
    ids,
    log,
  });
  const settings = { publicUrl: 'https://site.test', passwordMinLength: 6 };
  const secondFactors = new SecondFactorService({
    store: new NobodyHasSecondFactors(),
    people: store,
    codes: new TotpCodes('site.test'),
    box: new AesSecretBox({ jwtSecret: 'a'.repeat(32), jwtSecretPrevious: undefined }),
    secrets,
    limiter,
    log,
  });
  const accounts = new AccountService({
    store,
    sessions,
    secondFactors,
    hasher,
    limiter,
    ids,
    log,
    settings,
  });
  const administrators = new AdministratorService({ store, hasher, secrets, ids, log, settings });
  const [post, later] = [new RecordedMail(), new TrackedTasks()];
  const resets = new PasswordResetService({
    store,
    secrets,
    hasher,
    mail: new WordedResetLinkMail(post, 1),
    limiter,
    later,
    log,
    settings,
  });
  return { clock, log, store, hasher, sessions, accounts, administrators, post, later, resets };
}
