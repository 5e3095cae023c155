import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator } from '@site/api-kernel';
import {
  Database,
  DatabaseProbe,
  HealthController,
  IdempotencyStore,
  PostgresIdempotencyStore,
  PostgresRateLimiter,
  RateLimiter,
  Readiness,
  SETTINGS,
  SystemClock,
  UuidV7Generator,
} from '@site/api-platform';
import type { Runtime } from './runtime';

/** What every module may ask for: settings, database, clock, identifiers, limits, change notices. */
@Global()
@Module({})
export class CoreModule {
  static with({ settings, orm, changes, readiness }: Runtime): DynamicModule {
    const database = new Database(orm);
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: MikroORM, useValue: orm },
      { provide: Database, useValue: database },
      { provide: Readiness, useValue: readiness },
      { provide: Clock, useClass: SystemClock },
      { provide: IdGenerator, useClass: UuidV7Generator },
      { provide: ContentChanges, useValue: changes },
      { provide: DatabaseProbe, useFactory: () => new DatabaseProbe(database) },
      { provide: RateLimiter, useFactory: () => new PostgresRateLimiter(database, settings) },
      { provide: IdempotencyStore, useFactory: () => new PostgresIdempotencyStore(database) },
    ];
    return {
      module: CoreModule,
      controllers: [HealthController],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}
