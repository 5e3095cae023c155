import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, ContentChanges, DerivedData, IdGenerator, Journal, RateLimiter } from '@site/api-kernel';
import { ChangeFeed, ChangeFeedController } from '@site/api-platform/change-feed';
import { SETTINGS } from '@site/api-platform/config';
import { IdempotencyStore, PostgresIdempotencyStore } from '@site/api-platform/idempotency';
import { PostgresRateLimiter } from '@site/api-platform/limits';
import { Database, PostgresDerivedData, SystemClock, UuidV7Generator } from '@site/api-platform/persistence';
import { Metrics, MetricsController } from '@site/api-platform/metrics';
import { PostgresJournal } from '@site/api-platform/record-lifecycle';
import { PublicAnswers } from '@site/api-platform/response-cache';
import { DatabaseProbe, HealthController, ProbeConnection, Readiness } from '@site/api-platform/server';
import { TELEMETRY } from '@site/api-platform/telemetry';
import type { Runtime } from './runtime';

/** What every module may ask for: settings, database, clock, identifiers, limits, change notices. */
@Global()
@Module({})
export class CoreModule {
  static with({
    settings,
    orm,
    database,
    changes,
    answers,
    readiness,
    metrics,
    telemetry,
  }: Runtime): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: MikroORM, useValue: orm },
      { provide: Database, useValue: database },
      { provide: Readiness, useValue: readiness },
      { provide: Metrics, useValue: metrics },
      { provide: TELEMETRY, useValue: telemetry ?? null },
      { provide: Clock, useClass: SystemClock },
      { provide: IdGenerator, useClass: UuidV7Generator },
      { provide: ContentChanges, useValue: changes },
      { provide: PublicAnswers, useValue: answers },
      { provide: DerivedData, useFactory: () => new PostgresDerivedData(database) },
      { provide: Journal, useFactory: () => new PostgresJournal(database) },
      {
        provide: DatabaseProbe,
        useFactory: () => new DatabaseProbe(new ProbeConnection(settings.databaseUrl)),
      },
      { provide: PostgresRateLimiter, useFactory: () => new PostgresRateLimiter(database, settings) },
      { provide: RateLimiter, useExisting: PostgresRateLimiter },
      { provide: PostgresIdempotencyStore, useFactory: () => new PostgresIdempotencyStore(database) },
      { provide: ChangeFeed, useFactory: () => new ChangeFeed(database) },
      { provide: IdempotencyStore, useExisting: PostgresIdempotencyStore },
    ];
    return {
      module: CoreModule,
      controllers: [HealthController, MetricsController, ChangeFeedController],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}
