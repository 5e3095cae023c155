import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Logger, Param, Post, type INestApplication } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { Logger as PinoNestLogger } from 'nestjs-pino';
import { NestFactory } from '@nestjs/core';
import { Module } from '@nestjs/common';
import request from 'supertest';
import { KeptAnswers } from '../kept/kept-answers';
import { Keep } from '../kept/keep.decorator';
import { PublicAnswers } from '../kept/public-answers';
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
  @Keep('notes')
  list(): object {
    return { items: [] };
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
    answers: new PublicAnswers(new KeptAnswers(), { common, sessionCookie: 'session' }),
    cors: new Cors([]),
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
    await app.close();

    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = parsed.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(6);
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
    expect(parsed.find(({ msg }) => msg === 'one was read')).toMatchObject({
      id: '7',
      request_id: one.headers['x-request-id'],
    });
    expect(lines.join('')).not.toMatch(/secret-|private|p4ss|t0ken/);
  });
});
