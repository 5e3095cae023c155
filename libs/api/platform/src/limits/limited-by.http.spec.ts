import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplication } from '@nestjs/common';
import { DomainError, RateLimiter } from '@site/api-kernel';
import request from 'supertest';
import { Public } from '../access/access.decorators';
import { httpApp } from '../testing/http-app';
import { InMemoryRateLimiter } from './flexible.rate-limiter';
import { LimitedBy } from './limited-by.decorator';

@Public()
@Controller('doors')
class DoorsController {
  @Get('limited')
  @LimitedBy({ name: 'hour', points: 5, seconds: 3_600 }, { name: 'burst', points: 3, seconds: 2 })
  limited(): object {
    return {};
  }

  @Get('open')
  open(): object {
    return {};
  }
}

class LostRateLimiter extends InMemoryRateLimiter {
  override async spend(): Promise<never> {
    throw new DomainError('dependency_unavailable', { retryAfter: 5 });
  }
}

describe('a route with @LimitedBy', () => {
  let app: INestApplication;
  const start = async (limiter: RateLimiter): Promise<void> => {
    app = await httpApp({
      controllers: [DoorsController],
      providers: [{ provide: RateLimiter, useValue: limiter }],
      environment: { TRUST_PROXY: 'loopback' },
    });
  };
  const ask = (address: string, path = 'limited') =>
    request(app.getHttpServer()).get(`/api/v1/doors/${path}`).set('X-Forwarded-For', address);

  beforeEach(() => start(new InMemoryRateLimiter()));
  afterEach(() => app.close());

  it('refuses a burst, and all beyond the limit, with 429 and when to come again', async () => {
    for (let asked = 1; asked <= 3; asked += 1) {
      const { headers } = await ask('203.0.113.7').expect(200);
      expect(headers['ratelimit-policy']).toBe('"hour";q=5;w=3600, "burst";q=3;w=2');
      expect(headers['ratelimit']).toMatch(
        new RegExp(`^"hour";r=${5 - asked};t=\\d{4}, "burst";r=${3 - asked};t=[12]$`),
      );
    }
    const burst = await ask('203.0.113.7').expect(429);
    expect(burst.body.code).toBe('rate_limited');
    expect(Number(burst.headers['retry-after'])).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    await ask('203.0.113.7').expect(200);
    const { headers } = await ask('203.0.113.7').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['ratelimit-policy']).toBe('"hour";q=5;w=3600');
    expect(headers['ratelimit']).toMatch(/^"hour";r=0;t=3\d\d\d$/);
  });

  it('lets another client through, but counts a whole IPv6 network as one', async () => {
    for (let asked = 0; asked < 3; asked += 1) await ask(`2001:db8:1:2::${asked}`).expect(200);
    await ask('2001:db8:1:2:ffff::9').expect(429);
    await ask('2001:db8:1:3::1').expect(200);
  });

  it('is closed with 503 while nobody can count, and open routes stay open', async () => {
    await app.close();
    await start(new LostRateLimiter());
    const { body, headers } = await ask('203.0.113.7').expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['dependency_unavailable', '5']);
    await ask('203.0.113.7', 'open').expect(200);
  });
});
