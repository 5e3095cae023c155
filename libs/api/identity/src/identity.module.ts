import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { IdGenerator, Journal, RateLimiter } from '@site/api-kernel';
import { CookieCallers, PersonNames } from '@site/api-platform/access';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Metrics } from '@site/api-platform/metrics';
import { Database } from '@site/api-platform/persistence';
import { provide, provideOf, providePort } from '@site/api-platform/providers';
import { AccountService } from './application/account.service';
import { AdministratorService } from './application/administrator.service';
import { ApiKeyService } from './application/api-key.service';
import { ApiKeyStore } from './application/api-key.store';
import { IdentityLog } from './application/identity.log';
import { IdentityStore } from './application/identity.store';
import { OneTimeCodes, SecretBox } from './application/one-time-codes';
import { PasswordHasher } from './application/password-hasher';
import { SecondFactorService } from './application/second-factor.service';
import { SecondFactorStore } from './application/second-factor.store';
import { SessionService } from './application/session.service';
import { AccessTokens, SecretSource } from './application/tokens';
import { AccountNames } from './infrastructure/account-names';
import { AdministratorBootstrap } from './infrastructure/administrator.bootstrap';
import { AuthController } from './infrastructure/http/auth.controller';
import { OwnSessionsController } from './infrastructure/http/own-sessions.controller';
import { OwnSiteGuard } from './infrastructure/http/own-site.guard';
import { SecondFactorController } from './infrastructure/http/second-factor.controller';
import { SessionCookie } from './infrastructure/http/session-cookie';
import { SessionCookieCallers } from './infrastructure/http/session-cookie-callers';
import { IdentityLogger } from './infrastructure/identity.logger';
import { AccountData } from './infrastructure/persistence/account-data';
import { MikroOrmApiKeyStore } from './infrastructure/persistence/mikro-orm-api-key.store';
import { MikroOrmIdentityStore } from './infrastructure/persistence/mikro-orm-identity.store';
import { MikroOrmSecondFactorStore } from './infrastructure/persistence/mikro-orm-second-factor.store';
import { AesSecretBox } from './infrastructure/security/aes-secret-box';
import { Argon2PasswordHasher } from './infrastructure/security/argon2-password-hasher';
import { JwtAccessTokens } from './infrastructure/security/jwt-access-tokens';
import { JwtStrategy } from './infrastructure/security/jwt.strategy';
import { RandomSecretSource } from './infrastructure/security/random-secret-source';
import { TotpCodes } from './infrastructure/security/totp-codes';
import { SigningKeys } from './infrastructure/security/signing-keys';

@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new SigningKeys(settings).options,
    }),
  ],
  controllers: [AuthController, OwnSessionsController, SecondFactorController],
  providers: [
    OwnSiteGuard,
    {
      provide: IdentityLog,
      inject: [
        { token: Journal, optional: true },
        { token: Metrics, optional: true },
      ],
      useFactory: (journal?: Journal, metrics?: Metrics) =>
        new IdentityLogger(
          journal,
          metrics?.counter('site_sign_in_refusals_total', 'Sign-ins that were refused'),
        ),
    },
    { provide: SecretSource, useClass: RandomSecretSource },
    { provide: PasswordHasher, useFactory: () => new Argon2PasswordHasher() },
    providePort(IdentityStore, MikroOrmIdentityStore, Database, MikroORM),
    provide(AccountData, Database),
    providePort(PersonNames, AccountNames, IdentityStore),
    provide(SigningKeys, SETTINGS),
    providePort(AccessTokens, JwtAccessTokens, JwtService),
    provideOf(SessionService, {
      store: IdentityStore,
      accessTokens: AccessTokens,
      secrets: SecretSource,
      ids: IdGenerator,
      log: IdentityLog,
    }),
    providePort(SecondFactorStore, MikroOrmSecondFactorStore, Database),
    providePort(SecretBox, AesSecretBox, SETTINGS),
    {
      provide: OneTimeCodes,
      inject: [SETTINGS],
      useFactory: ({ publicUrl }: Settings) => new TotpCodes(new URL(publicUrl).hostname),
    },
    provideOf(SecondFactorService, {
      store: SecondFactorStore,
      people: IdentityStore,
      codes: OneTimeCodes,
      box: SecretBox,
      secrets: SecretSource,
      limiter: RateLimiter,
      log: IdentityLog,
    }),
    provideOf(AccountService, {
      store: IdentityStore,
      sessions: SessionService,
      secondFactors: SecondFactorService,
      hasher: PasswordHasher,
      limiter: RateLimiter,
      ids: IdGenerator,
      log: IdentityLog,
      settings: SETTINGS,
    }),
    provideOf(AdministratorService, {
      store: IdentityStore,
      hasher: PasswordHasher,
      secrets: SecretSource,
      ids: IdGenerator,
      log: IdentityLog,
      settings: SETTINGS,
    }),
    provide(AdministratorBootstrap, AdministratorService, SETTINGS),
    provide(JwtStrategy, SigningKeys, SessionService, ApiKeyService),
    providePort(ApiKeyStore, MikroOrmApiKeyStore, Database),
    provide(ApiKeyService, ApiKeyStore, SecretSource, IdGenerator, RateLimiter),
    provide(SessionCookie, SETTINGS),
    providePort(CookieCallers, SessionCookieCallers, SessionCookie, SessionService),
  ],
  exports: [
    AccountData,
    CookieCallers,
    PersonNames,
    AdministratorService,
    AdministratorBootstrap,
    SessionService,
    // For the people module, which builds on the same accounts.
    ApiKeyService,
    IdentityStore,
    SecretSource,
    PasswordHasher,
    IdentityLog,
    SecondFactorService,
  ],
})
export class IdentityModule {}
