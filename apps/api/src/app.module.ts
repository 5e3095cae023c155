import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { FilesModule } from '@site/api-files';
import { IdentityModule, PeopleModule } from '@site/api-identity';
import { OverviewModule } from '@site/api-overview';
import { NewsModule } from '@site/api-news';
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
import { BindingsModule } from './bindings.module';
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
    OverviewModule,
    BindingsModule,
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
