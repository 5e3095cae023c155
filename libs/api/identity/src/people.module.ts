import { Module } from '@nestjs/common';
import { Mailer, RateLimiter } from '@site/api-kernel';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide, provideOf, providePort } from '@site/api-platform/providers';
import { IdentityLog } from './application/identity.log';
import { IdentityStore } from './application/identity.store';
import { DeferredTasks } from './application/deferred-tasks';
import { PasswordHasher } from './application/password-hasher';
import { PasswordResetService } from './application/password-reset.service';
import { ResetLinkMail } from './application/reset-link.mail';
import { SecretSource } from './application/tokens';
import { IdentityModule } from './identity.module';
import { ApiKeysController } from './infrastructure/http/api-keys.controller';
import { PasswordResetController } from './infrastructure/http/password-reset.controller';
import { UsersController } from './infrastructure/http/users.controller';
import { WordedResetLinkMail } from './infrastructure/mail/worded-reset-link.mail';
import { ApiKeyReader } from './infrastructure/persistence/api-key.reader';
import { UserReader } from './infrastructure/persistence/user.reader';
import { TrackedTasks } from './infrastructure/tracked-tasks';

/** People as administrators see them, and forgotten passwords. Needs `Mailer` from the composition root. */
@Module({
  imports: [IdentityModule],
  controllers: [PasswordResetController, UsersController, ApiKeysController],
  providers: [
    { provide: DeferredTasks, useClass: TrackedTasks },
    providePort(ResetLinkMail, WordedResetLinkMail, Mailer),
    provideOf(PasswordResetService, {
      store: IdentityStore,
      secrets: SecretSource,
      hasher: PasswordHasher,
      mail: ResetLinkMail,
      limiter: RateLimiter,
      later: DeferredTasks,
      log: IdentityLog,
      settings: SETTINGS,
    }),
    provide(ApiKeyReader, Database),
    provide(UserReader, Database),
  ],
})
export class PeopleModule {}
