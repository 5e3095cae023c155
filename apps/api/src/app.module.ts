import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { FilesModule } from '@site/api-files';
import { IdentityModule, PeopleModule } from '@site/api-identity';
import { OverviewModule } from '@site/api-overview';
import { OutboxModule } from '@site/api-mail';
import { MessagesModule } from '@site/api-messages';
import { NewsModule } from '@site/api-news';
import { NewsletterModule } from '@site/api-newsletter';
import { PartnersModule } from '@site/api-partners';
import {
  AuthenticationGuard,
  ClientLimitGuard,
  KnownParametersGuard,
  loggingModule,
  ProblemFilter,
  RolesGuard,
  StrictValidationPipe,
} from '@site/api-platform';
import { ProjectsModule } from '@site/api-projects';
import { PublicationsModule } from '@site/api-publications';
import { SettingsModule } from '@site/api-settings';
import { BindingsModule } from './bindings.module';
import { FoundModule } from './found.module';
import { CoreModule } from './core.module';
import type { Runtime } from './runtime';

/** Puts the modules together; what they share comes from the core, what they need of each other from the bindings. */
@Module({
  imports: [
    IdentityModule,
    PeopleModule,
    FilesModule,
    ProjectsModule,
    PublicationsModule,
    PartnersModule,
    NewsModule,
    NewsletterModule,
    MessagesModule,
    OutboxModule,
    SettingsModule,
    OverviewModule,
    BindingsModule,
    FoundModule,
  ],
  providers: [
    // In this order: refused callers count, too.
    { provide: APP_GUARD, useClass: ClientLimitGuard },
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    { provide: APP_GUARD, useClass: KnownParametersGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: StrictValidationPipe },
  ],
})
export class AppModule {
  static with(runtime: Runtime): DynamicModule {
    return { module: AppModule, imports: [CoreModule.with(runtime), loggingModule(runtime.logger)] };
  }
}
