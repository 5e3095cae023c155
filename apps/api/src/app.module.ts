import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { FilesModule } from '@site/api-files';
import { IdentityModule, PeopleModule } from '@site/api-identity';
import { OverviewModule } from '@site/api-overview';
import { MessagesModule } from '@site/api-messages';
import { NewsletterModule } from '@site/api-newsletter';
import { JwtAuthGuard, RolesGuard } from '@site/api-platform/access';
import { KnownParametersGuard, ProblemFilter, StrictValidationPipe } from '@site/api-platform/http';
import { AnonymousReadGuard, ClientLimitGuard } from '@site/api-platform/limits';
import { loggingModule } from '@site/api-platform/server';
import { SettingsModule } from '@site/api-settings';
import { BackupModule } from './backup.module';
import { BackgroundModule } from './background.module';
import { BindingsModule } from './bindings.module';
import { SeoModule } from './seo.module';
import { CoreModule } from './core.module';
import { CONTENT } from './kinds';
import { ObservationModule } from './observation.module';
import { PreviewModule } from './preview.module';
import { RecordLifecycleModule } from './record-lifecycle.module';
import type { Runtime } from './runtime';
import { ExportModule, ImportModule } from './transfer.module';
import { WebhooksModule } from './webhooks.module';

/** Puts the modules together; what they share comes from the core, what they need of each other from the bindings. */
@Module({
  imports: [
    // Before the kinds: `export` is not the id of a record.
    ExportModule,
    IdentityModule,
    PeopleModule,
    FilesModule,
    ...CONTENT.map(({ module }) => module),
    NewsletterModule,
    MessagesModule,
    BackgroundModule,
    BackupModule,
    ObservationModule,
    SettingsModule,
    OverviewModule,
    RecordLifecycleModule,
    WebhooksModule,
    PreviewModule,
    ImportModule,
    BindingsModule,
    SeoModule,
  ],
  providers: [
    // In this order: refused callers count, too.
    { provide: APP_GUARD, useClass: ClientLimitGuard },
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    { provide: APP_GUARD, useClass: AnonymousReadGuard },
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
