import { beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Delete, Get, type INestApplication, Logger, Param, Post, Res } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { Logger as PinoNestLogger } from 'nestjs-pino';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import request from 'supertest';
import type { Response } from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw, rawConnection } from '../testing/raw-connection';
import { ResponseCache } from '../response-cache/response-cache';
import { Cached } from '../response-cache/cached.decorator';
import { PublicAnswers } from '../response-cache/public-answers';
import { ProblemFilter } from '../http/problem.filter';
import { Cors } from './cors';
import { createLogs, loggingModule } from './logging';
import { Readiness } from './readiness';
import { securityHeaders } from './security-headers';
import { SiteAdapter } from './site.adapter';

@Controller('notes')
class NotesController {
  private readonly logger = new Logger('Notes');

  @Get()
  @Cached('news')
  list(): object {
    return { items: [] };
  }

  @Get('half')
  half(@Res() response: Response): never {
    response.write('half');
    throw new Error('the other half is gone');
  }

  @Get(':id')
  one(@Param('id') id: string): object {
    this.logger.log({ id, password: 'p4ss', nested: { token: 't0ken' } }, 'one was read');
    // As the driver of PostgreSQL reports a row that a rule refuses.
    const refused = Object.assign(new Error('a rule refuses a row'), {
      detail: 'contains (awa@private.test)',
    });
    this.logger.warn({ err: refused }, 'one was refused');
    this.logger.error(refused);
    return {};
  }

  @Delete()
  away(): never {
    throw new DomainError('dependency_unavailable', { retryAfter: 5 });
  }

  @Post()
  refuse(): never {
    throw new DomainError('forbidden');
  }
}

async function start(lines: string[]): Promise<INestApplication> {
  const logs = createLogs({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  @Module({ imports: [loggingModule(logs.application)], controllers: [NotesController] })
  class NotesModule {}
  const common = securityHeaders({ publicUrl: 'http://site.test' });
  const adapter = new SiteAdapter({
    answers: new PublicAnswers(new ResponseCache(), { common, sessionCookie: 'session' }),
    cors: new Cors({ corsOrigins: [], corsPublicReads: false }),
    readiness: new Readiness(),
    accessLog: logs.access,
    common,
    trustProxy: false,
    takesUpload: () => false,
  });
  const app = await NestFactory.create(NotesModule, adapter, { logger: false });
  app.useLogger(app.get(PinoNestLogger));
  app.useGlobalFilters(new ProblemFilter());
  return app.init();
}

/** A process keeps its first log, which may be another test file's. */
beforeEach(async () => {
  const kept = new URL('./rootLogger.js', import.meta.resolve('nestjs-pino'));
  const { resetRootLogger } = (await import(kept.href)) as { resetRootLogger: () => void };
  resetRootLogger();
});

describe('the log', () => {
  it('has one JSON line per request, and the id of the request in lines written meanwhile', async () => {
    const lines: string[] = [];
    const app = await start(lines);
    lines.length = 0;
    const server = app.getHttpServer();
    const first = await request(server).get('/notes?q=private').set('Authorization', 'Bearer secret-token');
    await request(server).get('/notes').set('Cookie', 'session=secret-cookie');
    await request(server).get('/notes');
    await request(server).get('/notes');
    const one = await request(server).get('/notes/7').expect(200);
    await request(server).post('/notes').expect(403);
    await request(server).delete('/notes').expect(503);
    await app.close();

    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = parsed.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(7);
    expect(requests[0]).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/notes',
      route: '/notes',
      status: 200,
      request_id: first.headers['x-request-id'],
      duration_ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(requests[3]).toMatchObject({ kept: true, status: 200, path: '/notes' });
    expect(requests[5]).toMatchObject({ level: 'warn', status: 403, method: 'POST' });
    expect(requests[6]).toMatchObject({ level: 'warn', status: 503 });
    expect(parsed.find(({ msg }) => msg === 'one was read')).toMatchObject({
      id: '7',
      request_id: one.headers['x-request-id'],
    });
    expect(lines.join('')).not.toMatch(/secret-|private|p4ss|t0ken/);
  });

  it('blames the product for what the product breaks off, and callers for nothing but a warning', async () => {
    const lines: string[] = [];
    const app = await start(lines);
    await app.listen(0, '127.0.0.1');
    const server = app.getHttpServer() as Server;
    const post = 'POST /notes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const requests = () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => String(msg).startsWith('request'));
    lines.length = 0;

    for (const end of ['destroy', 'resetAndDestroy'] as const) {
      for (const body of ['Content-Length: 100\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{']) {
        const socket = rawConnection(server);
        await once(socket, 'connect');
        socket.write(post + body);
        await pause(50);
        socket[end]();
      }
    }
    const halfClosed = rawConnection(server);
    halfClosed.end(`${post}Content-Length: 100\r\n\r\n{`);
    await askRaw(server, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`);
    await askRaw(server, 'BREW / HTTP/1.1\r\n\r\n');
    for (let waited = 0; waited < 100 && requests().length < 7; waited += 1) await pause(20);
    const told = requests().map(({ level, status }) => `${String(level)} ${String(status)}`);
    // Who ends in order in the middle could still read; who resets could not.
    const refused = Array.from({ length: 4 }, () => 'info 400');
    expect(told.sort()).toEqual([...refused, 'info 499', 'info 499', 'info 501']);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);

    lines.length = 0;
    await askRaw(server, 'GET /notes/half HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await app.close();
    expect(requests()).toMatchObject([{ level: 'error', status: 200, aborted: true, path: '/notes/half' }]);
  });
});
