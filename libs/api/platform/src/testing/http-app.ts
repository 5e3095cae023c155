import { RequestMethod, type INestApplication, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { RateLimiter } from '@site/api-kernel';
import { pino } from 'pino';
import { JwtAuthGuard } from '../access/jwt-auth.guard';
import { CookieCallers } from '../access/cookie-callers';
import { PersonNames } from '../access/person-names';
import { RolesGuard } from '../access/roles.guard';
import { SETTINGS } from '../config/settings.token';
import { readSettings, type Settings } from '../config/settings';
import { KnownParametersGuard } from '../http/known-parameters.guard';
import { ProblemFilter } from '../http/problem.filter';
import { StrictValidationPipe } from '../http/validation.pipe';
import { IdempotencyStore } from '../idempotency/idempotency-store';
import { ResponseCache } from '../response-cache/response-cache';
import { PublicAnswers } from '../response-cache/public-answers';
import { InMemoryRateLimiter } from '../limits/flexible.rate-limiter';
import { AnonymousReadGuard } from '../limits/anonymous-read.guard';
import { ClientLimitGuard } from '../limits/limited-by.decorator';
import { Cors } from '../server/cors';
import { Readiness } from '../server/readiness';
import { securityHeaders } from '../server/security-headers';
import { SiteAdapter } from '../server/site.adapter';
import { SystemClock } from '../persistence/system-inputs';
import { FixedCallers, FixedCookieCallers, FixedNames } from './fixed-callers';
import { InMemoryIdempotencyStore } from './in-memory.idempotency-store';

export interface HttpAppParts {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  readonly environment?: Readonly<Record<string, string>>;
}

const ENVIRONMENT = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'q7Wm2Zr9Xt4Lb6Nc1Vk8Hd5Jf3Gp0SyA',
  PUBLIC_URL: 'http://site.test',
  LOG_LEVEL: 'silent',
};

/** A real Nest application behind the product's own HTTP adapter, with the doubles it is given. */
export async function httpApp({
  controllers,
  providers,
  environment = {},
}: HttpAppParts): Promise<INestApplication> {
  const settings: Settings = readSettings({ ...ENVIRONMENT, ...environment });
  const common = securityHeaders(settings);
  const adapter = new SiteAdapter({
    answers: new PublicAnswers(new ResponseCache(), { common, sessionCookie: 'session' }),
    cors: new Cors(settings),
    readiness: new Readiness(),
    accessLog: pino({ level: 'silent' }),
    common,
    trustProxy: settings.trustProxy,
    takesUpload: (path) => path.startsWith('/api/v1/files/'),
  });
  const testing = await Test.createTestingModule({
    controllers: [...controllers],
    providers: [
      { provide: SETTINGS, useValue: settings },
      FixedCallers,
      { provide: PersonNames, useClass: FixedNames },
      { provide: CookieCallers, useClass: FixedCookieCallers },
      { provide: IdempotencyStore, useFactory: () => new InMemoryIdempotencyStore(new SystemClock()) },
      { provide: RateLimiter, useFactory: () => new InMemoryRateLimiter() },
      { provide: APP_GUARD, useClass: ClientLimitGuard },
      { provide: APP_GUARD, useClass: JwtAuthGuard },
      { provide: APP_GUARD, useClass: RolesGuard },
      { provide: APP_GUARD, useClass: AnonymousReadGuard },
      { provide: APP_GUARD, useClass: KnownParametersGuard },
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_PIPE, useClass: StrictValidationPipe },
      ...providers,
    ],
  }).compile();
  const app = testing.createNestApplication(adapter, { logger: false });
  app.setGlobalPrefix('api/v1', {
    exclude: ['files/:bucket/:name', 'health/live', 'health/serving', 'health/ready'].map((path) => ({
      path,
      method: RequestMethod.GET,
    })),
  });
  return app.init();
}
