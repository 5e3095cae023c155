import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Delete, Get, Post, Put, type INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import { Public } from '../access/access.decorators';
import { httpApp } from '../testing/http-app';
import { askRaw } from '../testing/raw-connection';
import { Readiness } from './readiness';
import { DatabaseProbe } from './database-probe';
import { HealthController } from './health.controller';

@Public()
@Controller('letters')
class LettersController {
  @Get()
  list(): object {
    return {};
  }

  @Post()
  write(): object {
    return {};
  }

  @Get('export')
  export(): object {
    return {};
  }

  @Delete(':id')
  remove(): object {
    return {};
  }

  @Put(':id/state')
  mark(): object {
    return {};
  }
}

@Public()
@Controller()
class KindsController {
  @Post(':kind/together')
  together(): object {
    return {};
  }
}

@Public()
@Controller('files')
class FilesController {
  @Get(':bucket/:name')
  read(): object {
    return {};
  }
}

const ROUTES: readonly (readonly [string, string])[] = [
  ['/api/v1/letters', 'GET, HEAD, OPTIONS, POST'],
  ['/api/v1/letters?limit=2', 'GET, HEAD, OPTIONS, POST'],
  ['/api/v1/letters/export', 'GET, HEAD, OPTIONS'],
  ['/api/v1/letters/together', 'OPTIONS, POST'],
  ['/api/v1/letters/7', 'DELETE, OPTIONS'],
  ['/api/v1/letters/7/state', 'OPTIONS, PUT'],
  ['/health/live', 'GET, HEAD, OPTIONS'],
  ['/health/serving', 'GET, HEAD, OPTIONS'],
  ['/health/ready', 'GET, HEAD, OPTIONS'],
  ['/files/photos/a.jpg', 'GET, HEAD, OPTIONS'],
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'];

describe('the methods of a route', () => {
  let app: INestApplication;
  const ask = (method: string, path: string) =>
    askRaw(
      app.getHttpServer() as Server,
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );

  beforeAll(async () => {
    app = await httpApp({
      controllers: [LettersController, KindsController, FilesController, HealthController],
      providers: [
        { provide: Readiness, useValue: new Readiness() },
        { provide: DatabaseProbe, useValue: new DatabaseProbe({ query: async () => [] } as never) },
      ],
    });
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  it.each(ROUTES)('%s are told: %s', async (path, allow) => {
    const { status, headers, text } = await ask('OPTIONS', path);
    expect([status, headers['allow'], text.endsWith('\r\n\r\n')]).toEqual([204, allow, true]);
  });

  it.each(ROUTES)('%s are those that work', async (path, allow) => {
    for (const method of METHODS) {
      const { status, headers, body } = await ask(method, path);
      const code = method === 'HEAD' ? 'method_not_allowed' : body['code'];
      const told = [method, status, headers['allow'], code];
      if (allow.split(', ').includes(method)) expect([method, status]).not.toEqual([method, 405]);
      else expect(told).toEqual([method, 405, allow, 'method_not_allowed']);
    }
  });

  it('are none where there is no route', async () => {
    for (const method of ['OPTIONS', 'DELETE', 'GET', 'PROPFIND']) {
      for (const path of ['/api/v1/nothing', '/api/v1/Letters', '/api/v1/letters/7/State'])
        expect((await ask(method, path)).status).toBe(404);
    }
    const text =
      'POST /api/v1/nothing HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n';
    expect((await askRaw(app.getHttpServer() as Server, text)).status).toBe(404);
    const { status, headers } = await ask('OPTIONS', '*');
    expect([status, headers['allow']]).toEqual([405, '']);
    expect((await ask('OPTIONS', '/api/v1/letters/%zz')).status).toBe(404);
  });
});
