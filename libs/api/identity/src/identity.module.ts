import { Module } from '@nestjs/common';
import { IdGenerator } from '@site/api-kernel';
import {
  CallerAuthority,
  Database,
  PersonNames,
  RateLimiter,
  SETTINGS,
  type Settings,
} from '@site/api-platform';
import { AccountService } from './application/account.service';
import { AdministratorService } from './application/administrator.service';
import { IdentityLog } from './application/identity.log';
import { IdentityStore } from './application/identity.store';
import { PasswordHasher } from './application/password-hasher';
import { SessionService } from './application/session.service';
import { SignInAttempts } from './application/sign-in-attempts';
import { AccessTokens, SecretSource } from './application/tokens';
import { AccountNames } from './infrastructure/account-names';
import { AdministratorBootstrap } from './infrastructure/administrator.bootstrap';
import { AuthController } from './infrastructure/http/auth.controller';
import { OwnSiteGuard } from './infrastructure/http/own-site.guard';
import { PresentedSession } from './infrastructure/http/presented-session';
import { SessionCookie } from './infrastructure/http/session-cookie';
import { IdentityLogger } from './infrastructure/identity.logger';
import { AccountData } from './infrastructure/persistence/account-data';
import { PostgresIdentityStore } from './infrastructure/persistence/postgres-identity.store';
import { Argon2PasswordHasher } from './infrastructure/security/argon2-password-hasher';
import { JwtAccessTokens } from './infrastructure/security/jwt-access-tokens';
import { JwtStrategy } from './infrastructure/security/jwt.strategy';
import { LimitedSignInAttempts } from './infrastructure/security/limited-sign-in-attempts';
import { PassportCallerAuthority } from './infrastructure/security/passport-caller-authority';
import { RandomSecretSource } from './infrastructure/security/random-secret-source';
import { SigningKeys } from './infrastructure/security/signing-keys';

@Module({
  controllers: [AuthController],
  providers: [
    OwnSiteGuard,
    { provide: IdentityLog, useClass: IdentityLogger },
    { provide: SecretSource, useClass: RandomSecretSource },
    { provide: PasswordHasher, useFactory: () => new Argon2PasswordHasher() },
    {
      provide: IdentityStore,
      inject: [Database],
      useFactory: (database: Database) => new PostgresIdentityStore(database),
    },
    {
      provide: AccountData,
      inject: [Database],
      useFactory: (database: Database) => new AccountData(database),
    },
    {
      provide: PersonNames,
      inject: [IdentityStore],
      useFactory: (store: IdentityStore) => new AccountNames(store),
    },
    {
      provide: SignInAttempts,
      inject: [RateLimiter],
      useFactory: (limiter: RateLimiter) => new LimitedSignInAttempts(limiter),
    },
    {
      provide: SigningKeys,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new SigningKeys(settings),
    },
    {
      provide: AccessTokens,
      inject: [SigningKeys],
      useFactory: (keys: SigningKeys) => new JwtAccessTokens(keys),
    },
    {
      provide: SessionService,
      inject: [IdentityStore, AccessTokens, SecretSource, IdGenerator, IdentityLog],
      useFactory: (
        store: IdentityStore,
        accessTokens: AccessTokens,
        secrets: SecretSource,
        ids: IdGenerator,
        log: IdentityLog,
      ) => new SessionService({ store, accessTokens, secrets, ids, log }),
    },
    {
      provide: AccountService,
      inject: [
        IdentityStore,
        SessionService,
        PasswordHasher,
        SignInAttempts,
        IdGenerator,
        IdentityLog,
        SETTINGS,
      ],
      useFactory: (
        store: IdentityStore,
        sessions: SessionService,
        hasher: PasswordHasher,
        attempts: SignInAttempts,
        ids: IdGenerator,
        log: IdentityLog,
        { passwordMinLength: minPasswordLength }: Settings,
      ) => new AccountService({ store, sessions, hasher, attempts, ids, log, minPasswordLength }),
    },
    {
      provide: AdministratorService,
      inject: [IdentityStore, PasswordHasher, SecretSource, IdGenerator, IdentityLog, SETTINGS],
      useFactory: (
        store: IdentityStore,
        hasher: PasswordHasher,
        secrets: SecretSource,
        ids: IdGenerator,
        log: IdentityLog,
        { passwordMinLength: minPasswordLength }: Settings,
      ) => new AdministratorService({ store, hasher, secrets, ids, log, minPasswordLength }),
    },
    {
      provide: AdministratorBootstrap,
      inject: [AdministratorService, SETTINGS],
      useFactory: (administrators: AdministratorService, { firstAdministrator }: Settings) =>
        new AdministratorBootstrap(administrators, firstAdministrator),
    },
    {
      provide: JwtStrategy,
      inject: [SigningKeys, SessionService],
      useFactory: (keys: SigningKeys, sessions: SessionService) => new JwtStrategy(keys, sessions),
    },
    {
      provide: CallerAuthority,
      inject: [JwtStrategy],
      useFactory: (strategy: JwtStrategy) => new PassportCallerAuthority(strategy),
    },
    {
      provide: SessionCookie,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new SessionCookie(settings),
    },
    {
      provide: PresentedSession,
      inject: [SessionCookie, CallerAuthority],
      useFactory: (cookie: SessionCookie, authority: CallerAuthority) =>
        new PresentedSession(cookie, authority),
    },
  ],
  exports: [
    AccountData,
    CallerAuthority,
    PersonNames,
    AdministratorService,
    AdministratorBootstrap,
    SessionService,
    // For the people module, which builds on the same accounts.
    IdentityStore,
    SecretSource,
    PasswordHasher,
    IdentityLog,
  ],
})
export class IdentityModule {}
