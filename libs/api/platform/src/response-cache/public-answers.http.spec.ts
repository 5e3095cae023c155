import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Param, Query, Res, type INestApplication } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import type { Response } from 'express';
import request from 'supertest';
import { Public } from '../access/access.decorators';
import type { SiteAdapter } from '../server/site.adapter';
import { httpApp } from '../testing/http-app';
import { Cached, cacheFor } from './cached.decorator';
import type { ResponseCache } from './response-cache';

const LONG = 'Étude hydrologique. '.repeat(60);

class Shelf {
  title = LONG;
  reads = 0;
  during: () => void = () => undefined;
}

@Public()
@Controller('projects')
class ShelfController {
  constructor(private readonly shelf: Shelf) {}

  @Get()
  @Cached('projects')
  list(@Query('q') q?: string): object {
    this.shelf.reads += 1;
    const { title } = this.shelf;
    this.shelf.during();
    return { title, q };
  }

  @Get('passing')
  @Cached('projects')
  passing(@Res({ passthrough: true }) response: Response): object {
    cacheFor(response, 90_000);
    return {};
  }

  @Get(':id')
  @Cached('projects')
  one(@Param('id') id: string, @Res({ passthrough: true }) response: Response): object {
    if (id === 'none') throw new DomainError('not_found');
    response.setHeader('ETag', '"v3"');
    return { id };
  }
}

describe('a public GET route with @Cached', () => {
  let app: INestApplication;
  let shelf: Shelf;
  let kept: ResponseCache;
  const get = (path: string) => request(app.getHttpServer()).get(`/api/v1${path}`).set('Accept-Encoding', '');

  beforeEach(async () => {
    shelf = new Shelf();
    const environment = { CORS_ORIGINS: 'https://partner.test' };
    app = await httpApp({
      controllers: [ShelfController],
      providers: [{ provide: Shelf, useValue: shelf }],
      environment,
    });
    const adapter = app.getHttpAdapter() as unknown as SiteAdapter;
    kept = (adapter.parts.answers as unknown as { kept: ResponseCache }).kept;
  });
  afterEach(() => app.close());

  it('reads once and answers the same bytes and headers until its content changes', async () => {
    const first = await get('/projects').expect(200);
    const second = await get('/projects').expect(200);
    expect(shelf.reads).toBe(1);
    const stable = ({ 'x-request-id': _id, date: _date, ...rest }: Record<string, string>): object => rest;
    expect(stable(second.headers)).toEqual(stable(first.headers));
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    shelf.title = 'Nouveau';
    kept.forget('projects');
    expect((await get('/projects')).body.title).toBe('Nouveau');
  });

  it('reads again for free text, and for an address written in another way than its own', async () => {
    for (const path of ['/projects?q=forage', '/projects?a=1&a=1', `/projects?${'&'.repeat(7_000)}`]) {
      shelf.reads = 0;
      const [first, second] = [await get(path).expect(200), await get(path).expect(200)];
      expect([path, shelf.reads, kept.size]).toEqual([path, 2, 0]);
      expect(second.headers['etag']).toBe(first.headers['etag']);
    }
  });

  it('says when time alone will have made it out of date, and nothing of the kind otherwise', async () => {
    const before = Date.now();
    for (const look of ['made', 'kept']) {
      const expires = Date.parse((await get('/projects/passing')).headers['expires'] ?? '');
      expect({ look, late: expires > Date.now() + 90_000 }).toEqual({ look, late: false });
      expect(expires).toBeGreaterThan(before + 85_000);
    }
    expect((await get('/projects')).headers['expires']).toBeUndefined();
  });

  it('may be stored by anyone but is asked for again each time', async () => {
    const { headers } = await get('/projects');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['vary']).toBe('Accept-Encoding, Authorization, Origin');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toBe('application/json');
  });

  it('answers 304 without a body to who holds it, fresh or kept', async () => {
    const { headers } = await get('/projects');
    const again = await get('/projects')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(headers['etag']);
    kept.forgetAll();
    await get('/projects')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('gives one record the tag that the controller chose', async () => {
    expect((await get('/projects/7')).headers['etag']).toBe('"v3"');
    expect((await get('/projects/7')).headers['etag']).toBe('"v3"');
    await get('/projects/7').set('If-None-Match', '"v3"').expect(304);
  });

  it('compresses for who accepts it, from the first time on', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers, text } = await get('/projects').set('Accept-Encoding', 'gzip, br').expect(200);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['etag']).toMatch(/^W\/"/);
      expect(JSON.parse(text).title).toBe(LONG);
    }
    expect((await get('/projects').set('Accept-Encoding', 'gzip')).headers['content-encoding']).toBe('gzip');
    expect(shelf.reads).toBe(1);
  });

  it('answers HEAD like GET without a body', async () => {
    await get('/projects');
    const { headers, text } = await request(app.getHttpServer())
      .head('/api/v1/projects')
      .set('Accept-Encoding', '');
    expect(Number(headers['content-length'])).toBeGreaterThan(LONG.length);
    expect(text ?? '').toBe('');
  });

  it.each([
    ['Authorization', 'Bearer anything'],
    ['Cookie', 'a=b; session=xyz'],
  ])('keeps nothing for a request with %s and lets nobody store it', async (name, value) => {
    await get('/projects');
    const { headers } = await get('/projects').set(name, value).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(shelf.reads).toBe(2);
  });

  it('tells who signs what he asks, in whichever form, whether what he holds still holds', async () => {
    const signed = (encodings: string) =>
      get('/projects').set({ Authorization: 'Bearer anything', 'Accept-Encoding': encodings });
    const { etag = '' } = (await signed('').expect(200)).headers;
    expect((await signed('gzip').expect(200)).headers['etag']).toBe(`W/${etag}`);
    expect((await get('/projects')).headers['etag']).toBe(etag);
    const again = await signed('').set('If-None-Match', etag).expect(304);
    expect([again.text, again.headers['cache-control']]).toEqual(['', 'no-store']);
    shelf.title = 'Nouveau';
    await signed('').set('If-None-Match', etag).expect(200);
  });

  it('keeps for a visitor whose cookies are not the session', async () => {
    await get('/projects');
    await get('/projects').set('Cookie', 'theme=dark; session_id=1; my-session=2');
    expect(shelf.reads).toBe(1);
  });

  it('does not keep what was read before a change', async () => {
    shelf.during = () => kept.forget('projects');
    await get('/projects');
    shelf.during = () => undefined;
    shelf.title = 'Nouveau';
    expect((await get('/projects')).body.title).toBe('Nouveau');
  });

  it('keeps no refusal, and no refusal may be stored', async () => {
    const { headers } = await get('/projects/none').expect(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('permits the origins of the settings, kept or not, and says nothing to others', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await get('/projects').set('Origin', 'https://partner.test');
      expect(headers['access-control-allow-origin']).toBe('https://partner.test');
      const other = await get('/projects').set('Origin', 'https://evil.test');
      expect(Object.keys(other.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(other.headers['vary']).toContain('Origin');
    }
  });
});
