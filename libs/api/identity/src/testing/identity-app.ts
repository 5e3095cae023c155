import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Get, Global, Module, type DynamicModule } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { Clock, IdGenerator, Mailer, RateLimiter } from '@site/api-kernel';
import { CountingRateLimiter, FixedClock } from '@site/api-kernel/testing';
import { JwtAuthGuard, Roles, RolesGuard } from '@site/api-platform/access';
import { readSettings, SETTINGS, type Settings } from '@site/api-platform/config';
import { ProblemFilter, StrictValidationPipe } from '@site/api-platform/http';
import { ClientLimitGuard } from '@site/api-platform/limits';
import { Database, UuidV7Generator } from '@site/api-platform/persistence';
import { ResponseCache, PublicAnswers } from '@site/api-platform/response-cache';
import { Cors, createLogs, Readiness, securityHeaders, SiteAdapter } from '@site/api-platform/server';
import type { FreshDatabase } from '@site/api-platform/testing';
import { IdentityStore } from '../application/identity.store';
import { DeferredTasks } from '../application/deferred-tasks';
import { PasswordHasher } from '../application/password-hasher';
import { SecondFactorStore } from '../application/second-factor.store';
import { IdentityModule } from '../identity.module';
import { PeopleModule } from '../people.module';
import { UserReader } from '../infrastructure/persistence/user.reader';
import { sessionCookieName } from '../infrastructure/http/session-cookie';
import { TrackedTasks } from '../infrastructure/tracked-tasks';
import { InMemoryIdentityStore } from './in-memory-identity.store';
import { InMemoryUserReader } from './in-memory-user.reader';
import { NobodyHasSecondFactors } from './nobody-has-second-factors';
import { QuickPasswordHasher } from './quick-password-hasher';
import { RecordedMail } from './recorded-mail';

export const SECRET = 'the-river-rises-in-september-2026';

@Controller('guarded')
class GuardedController {
  @Get()
  @Roles('admin')
  read(): { open: true } {
    return { open: true };
  }
}

@Global()
@Module({})
class SurroundingsModule {
  static with(values: ReadonlyMap<unknown, unknown>): DynamicModule {
    const providers = [...values].map(([provide, useValue]) => ({ provide: provide as symbol, useValue }));
    return { module: SurroundingsModule, controllers: [GuardedController], providers, exports: providers };
  }
}

export interface IdentityApp {
  readonly app: NestExpressApplication;
  readonly clock: FixedClock;
  readonly limiter: CountingRateLimiter;
  readonly store: InMemoryIdentityStore;
  readonly hasher: QuickPasswordHasher;
  readonly post: RecordedMail;
  /** When all work that began beside the requests is done. */
  settled(): Promise<void>;
}

export interface IdentityAppOptions {
  /** Real rows and real hashes instead of doubles. */
  readonly rows?: Pick<FreshDatabase, 'database' | 'orm'>;
  readonly limiter?: RateLimiter;
  readonly environment?: Readonly<Record<string, string>>;
}

function testSettings(environment: Readonly<Record<string, string>> = {}): Settings {
  const own = {
    DATABASE_URL: 'postgres://unused/site',
    JWT_SECRET: SECRET,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
  };
  return readSettings({ ...own, ...environment });
}

function adapterFor(settings: Settings): SiteAdapter {
  const common = securityHeaders(settings);
  return new SiteAdapter({
    common,
    answers: new PublicAnswers(new ResponseCache(), { common, sessionCookie: sessionCookieName(settings) }),
    cors: new Cors(settings),
    readiness: new Readiness(),
    accessLog: createLogs(settings).access,
    trustProxy: settings.trustProxy,
    takesUpload: () => false,
  });
}

/** The module in a real Nest application, below `/api/v1`, with one route that only administrators may call. */
export async function startIdentityApp(options: IdentityAppOptions = {}): Promise<IdentityApp> {
  const { rows, environment } = options;
  const settings = testSettings(environment);
  const [clock, limiter, hasher] = [new FixedClock(), new CountingRateLimiter(), new QuickPasswordHasher()];
  const [store, post] = [new InMemoryIdentityStore(clock), new RecordedMail()];
  const surroundings = new Map<unknown, unknown>([
    [SETTINGS, settings],
    [Database, rows?.database],
    [MikroORM, rows?.orm],
    [RateLimiter, options.limiter ?? limiter],
    [Mailer, post],
    [Clock, clock],
    [IdGenerator, new UuidV7Generator()],
  ]);
  const builder = Test.createTestingModule({
    imports: [SurroundingsModule.with(surroundings), IdentityModule, PeopleModule],
  });
  if (rows === undefined)
    builder
      .overrideProvider(IdentityStore)
      .useValue(store)
      .overrideProvider(SecondFactorStore)
      .useValue(new NobodyHasSecondFactors())
      .overrideProvider(UserReader)
      .useValue(new InMemoryUserReader(store))
      .overrideProvider(PasswordHasher)
      .useValue(hasher);
  const testing = await builder.compile();
  const app = testing.createNestApplication<NestExpressApplication>(adapterFor(settings), { logger: false });
  app.setGlobalPrefix('api/v1');
  app.useGlobalPipes(new StrictValidationPipe());
  app.useGlobalFilters(new ProblemFilter());
  const reflector = app.get(Reflector);
  app.useGlobalGuards(
    new ClientLimitGuard(reflector, app.get(RateLimiter)),
    new JwtAuthGuard(reflector),
    new RolesGuard(reflector),
  );
  await app.init();
  const settled = () => (app.get(DeferredTasks) as TrackedTasks).done();
  return { app, clock, limiter, store, hasher, post, settled };
}
