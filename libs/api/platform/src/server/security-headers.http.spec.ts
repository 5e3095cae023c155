import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplication } from '@nestjs/common';
import request from 'supertest';
import { Public } from '../access/access.decorators';
import { httpApp } from '../testing/http-app';
import { Readiness } from './readiness';
import { DatabaseProbe } from './database-probe';
import { HealthController } from './health.controller';
import { securityHeaders } from './security-headers';

@Public()
@Controller('things')
class ThingsController {
  @Get()
  list(): object {
    return {};
  }

  @Get('broken')
  broken(): never {
    throw new Error('select * from secrets');
  }
}

describe('every answer', () => {
  let app: INestApplication;
  const readiness = new Readiness();
  let reachable = true;
  const get = (path: string) => request(app.getHttpServer()).get(path);

  beforeAll(async () => {
    const ask = async (): Promise<void> => {
      if (!reachable) throw new Error('gone');
    };
    app = await httpApp({
      controllers: [ThingsController, HealthController],
      providers: [
        { provide: Readiness, useValue: readiness },
        { provide: DatabaseProbe, useValue: new DatabaseProbe({ ask, close: () => Promise.resolve() }) },
      ],
      environment: { PUBLIC_URL: 'https://site.test', CORS_ORIGINS: 'https://partner.test' },
    });
  });
  afterAll(() => app.close());

  it.each([
    ['/api/v1/things', 200],
    ['/api/v1/things?', 200],
    ['/api/v1/nothing', 404],
    ['/nothing', 404],
    ['/api/v1/things/broken', 500],
    ['/health/live', 200],
  ])('to %s (%i) carries the security headers and its own request id', async (path, status) => {
    const { headers } = await get(path).set('X-Request-Id', 'chosen-outside').expect(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('asks for https only where the product is reached by https', () => {
    expect(securityHeaders({ publicUrl: 'http://localhost:3000' })).not.toContain(
      'Strict-Transport-Security',
    );
  });

  it('says no more of an unexpected error than its request id', async () => {
    const { body, headers } = await get('/api/v1/things/broken').expect(500);
    expect(body).toMatchObject({ code: 'internal_error', request_id: headers['x-request-id'] });
    expect(JSON.stringify(body)).not.toContain('secrets');
  });

  it('to a preflight request permits the origins of the settings and no other', async () => {
    const preflight = (origin: string) =>
      request(app.getHttpServer())
        .options('/api/v1/things')
        .set('Origin', origin)
        .set('Access-Control-Request-Method', 'PUT')
        .expect(204);
    const { headers } = await preflight('https://partner.test');
    expect(headers['access-control-allow-origin']).toBe('https://partner.test');
    expect(headers['access-control-allow-methods']).toContain('PUT');
    for (const name of ['If-Match', 'Idempotency-Key', 'Range'])
      expect(headers['access-control-allow-headers']).toContain(name);
    for (const name of ['ETag', 'Idempotency-Replayed', 'Content-Disposition', 'Content-Range', 'Sunset'])
      expect(headers['access-control-expose-headers']).toContain(name);
    expect(headers['vary']).toBe('Origin');
    const other = await preflight('https://evil.test');
    expect(Object.keys(other.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('to every site lets what anyone may read be read, where the settings say so', async () => {
    const open = await httpApp({
      controllers: [ThingsController],
      providers: [],
      environment: { CORS_PUBLIC_READS: 'on', CORS_ORIGINS: 'https://partner.test' },
    });
    try {
      const ask = (method: 'get' | 'post', path: string, origin: string) =>
        request(open.getHttpServer())[method](path).set('Origin', origin);
      const stranger = await ask('get', '/api/v1/things', 'https://evil.test').expect(200);
      expect(stranger.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Origin' });
      expect(stranger.headers['access-control-allow-credentials']).toBeUndefined();
      const partner = await ask('get', '/api/v1/things', 'https://partner.test').expect(200);
      expect(partner.headers).toMatchObject({
        'access-control-allow-origin': 'https://partner.test',
        'access-control-allow-credentials': 'true',
      });
      for (const answer of [
        await ask('post', '/api/v1/things', 'https://evil.test'),
        await ask('get', '/health/live', 'https://evil.test'),
      ])
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      const preflight = await request(open.getHttpServer())
        .options('/api/v1/things')
        .set({ Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' })
        .expect(204);
      expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
      expect(preflight.headers['access-control-allow-headers']).not.toContain('Authorization');
    } finally {
      await open.close();
    }
  });

  it('to the questions of operators tells what is missing, and asks no database whether it may be sent visitors', async () => {
    const serves = (status: number) => get('/health/serving').expect(status);
    const missing = async (): Promise<string[]> =>
      ((await get('/health/ready').expect(503)).body as { unavailable: string[] }).unavailable;
    expect(await missing()).toEqual(['schema']);
    expect((await serves(503)).body).toMatchObject({ unavailable: ['schema'] });
    readiness.schemaIsUpToDate();
    await get('/health/ready').expect(200, { status: 'ok', unavailable: [] });
    // Who keeps caches away by a parameter is not told that the instance is not ready.
    await get('/health/ready?t=1').expect(200);
    readiness.report('files', false);
    await get('/health/ready').expect(200, { status: 'ok', unavailable: ['files'] });
    reachable = false;
    expect(await missing()).toEqual(['database', 'files']);
    const { body, headers } = await get('/health/ready').expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['dependency_unavailable', '5']);
    await serves(200);
    await get('/health/live').expect(200);
    reachable = true;
    await get('/health/ready').expect(200);
    readiness.stop();
    expect((await get('/health/ready').expect(503)).headers['connection']).toBe('close');
    expect((await serves(503)).body).toMatchObject({ unavailable: ['instance'] });
    await get('/health/live').expect(200);
  });
});
