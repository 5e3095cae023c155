import { Module } from '@nestjs/common';
import { Database, RateLimiter, SETTINGS, type Settings } from '@site/api-platform';
import { IdentityLog } from './application/identity.log';
import { IdentityStore } from './application/identity.store';
import { LaterWork } from './application/later-work';
import { PasswordHasher } from './application/password-hasher';
import { PasswordResetService } from './application/password-reset.service';
import { ResetAllowance } from './application/reset-allowance';
import { ResetLinkMail } from './application/reset-link.mail';
import { SecretSource } from './application/tokens';
import { IdentityModule } from './identity.module';
import { PasswordResetController } from './infrastructure/http/password-reset.controller';
import { UsersController } from './infrastructure/http/users.controller';
import { OutgoingMail } from './infrastructure/mail/outgoing-mail';
import { WordedResetLinkMail } from './infrastructure/mail/worded-reset-link.mail';
import { PostgresUserReader, UserReader } from './infrastructure/persistence/user.reader';
import { LimitedResetAllowance } from './infrastructure/security/limited-reset-allowance';
import { TrackedWork } from './infrastructure/tracked-work';

/** People as administrators see them, and forgotten passwords. Needs `OutgoingMail` from the composition root. */
@Module({
  imports: [IdentityModule],
  controllers: [PasswordResetController, UsersController],
  providers: [
    { provide: LaterWork, useClass: TrackedWork },
    {
      provide: ResetAllowance,
      inject: [RateLimiter],
      useFactory: (limiter: RateLimiter) => new LimitedResetAllowance(limiter),
    },
    {
      provide: ResetLinkMail,
      inject: [OutgoingMail],
      useFactory: (post: OutgoingMail) => new WordedResetLinkMail(post),
    },
    {
      provide: PasswordResetService,
      inject: [
        IdentityStore,
        SecretSource,
        PasswordHasher,
        ResetLinkMail,
        ResetAllowance,
        LaterWork,
        IdentityLog,
        SETTINGS,
      ],
      useFactory: (
        store: IdentityStore,
        secrets: SecretSource,
        hasher: PasswordHasher,
        mail: ResetLinkMail,
        allowance: ResetAllowance,
        later: LaterWork,
        log: IdentityLog,
        { publicUrl, passwordMinLength: minPasswordLength }: Settings,
      ) =>
        new PasswordResetService({
          store,
          secrets,
          hasher,
          mail,
          allowance,
          later,
          log,
          publicUrl,
          minPasswordLength,
        }),
    },
    {
      provide: UserReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresUserReader(database),
    },
  ],
})
export class PeopleModule {}
