import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Get, Query, type INestApplication } from '@nestjs/common';
import request from 'supertest';
import { Public, Roles } from '../access/access.decorators';
import { httpApp } from '../testing/http-app';
import { PageQuery } from './pagination';

@Controller()
class Shelf {
  @Get('bare')
  @Public()
  bare(): object {
    return {};
  }

  @Get('paged')
  @Public()
  paged(@Query() query: PageQuery): object {
    return query;
  }

  @Get('closed')
  @Roles('admin')
  closed(): object {
    return {};
  }
}

let app: INestApplication;
beforeAll(async () => {
  app = await httpApp({ controllers: [Shelf], providers: [] });
});
afterAll(() => app.close());

const get = (path: string) => request(app.getHttpServer() as Server).get(`/api/v1/${path}`);

it('refuses a parameter on a route that declares none, by its name', async () => {
  const { body } = await get('bare?zzz=1&x').expect(400);
  expect(body).toMatchObject({
    type: 'urn:problem:invalid_parameter',
    code: 'invalid_parameter',
    errors: [
      { pointer: 'zzz', code: 'parameter_unknown' },
      { pointer: 'x', code: 'parameter_unknown' },
    ],
  });
});

it('lets a route without parameters answer', async () => {
  await get('bare').expect(200);
  await get('bare?').expect(200);
});

it('leaves declared parameters to the route', async () => {
  await get('paged?limit=5').expect(200, { limit: '5' });
  const { body } = await get('paged?zzz=1').expect(400);
  expect(body.errors).toMatchObject([{ pointer: 'zzz', code: 'parameter_unknown' }]);
});

it('says what a parameter may be, and that it is given twice', async () => {
  const said = async (query: string) =>
    (await get(`paged?${query}`).set('Accept-Language', 'en').expect(400)).body.errors;
  expect(await said('limit=101')).toEqual([
    { pointer: 'limit', code: 'whole_number_invalid', message: 'A whole number from 1 to 100 is expected' },
  ]);
  expect(await said('limit=5&limit=6')).toEqual([
    { pointer: 'limit', code: 'parameter_repeated', message: 'This parameter can be given only once' },
  ]);
});

it('tells nothing to who may not call the route', async () => {
  await get('closed?zzz=1').expect(401);
});
