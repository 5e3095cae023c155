import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, HttpCode, Param, Post, Res, type INestApplication } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import type { Response } from 'express';
import request from 'supertest';
import { Public, SignedIn } from '../access/access.decorators';
import { SystemClock } from '../persistence/system-inputs';
import { httpApp } from '../testing/http-app';
import { InMemoryIdempotencyStore } from '../testing/in-memory.idempotency-store';
import { Idempotent } from './idempotent.decorator';
import { IdempotencyStore } from './idempotency-store';

class Ledger {
  entries = 0;
  refuse = false;
  gate: Promise<unknown> = Promise.resolve();
}

@Controller('entries')
class EntriesController {
  constructor(private readonly ledger: Ledger) {}

  @Post()
  @Public()
  @Idempotent()
  async add(@Body() entry: object, @Res({ passthrough: true }) response: Response): Promise<object> {
    await this.ledger.gate;
    if (this.ledger.refuse) throw new DomainError('insufficient_storage');
    this.ledger.entries += 1;
    response.setHeader('ETag', '"v1"').setHeader('Location', `/entries/${this.ledger.entries}`);
    return { number: this.ledger.entries, entry };
  }

  @Post('own')
  @SignedIn()
  @Idempotent()
  own(): object {
    this.ledger.entries += 1;
    return { number: this.ledger.entries };
  }

  @Post('quiet/:id')
  @Public()
  @HttpCode(204)
  @Idempotent()
  quiet(@Param('id') _id: string): void {
    this.ledger.entries += 1;
  }
}

describe('a POST with an Idempotency-Key', () => {
  let app: INestApplication;
  let ledger: Ledger;
  const post = (key?: string, path = '') => {
    const sent = request(app.getHttpServer()).post(`/api/v1/entries${path}`);
    return key === undefined ? sent : sent.set('Idempotency-Key', key);
  };

  beforeEach(async () => {
    ledger = new Ledger();
    app = await httpApp({
      controllers: [EntriesController],
      providers: [
        { provide: Ledger, useValue: ledger },
        { provide: IdempotencyStore, useValue: new InMemoryIdempotencyStore(new SystemClock()) },
      ],
    });
  });
  afterEach(() => app.close());

  it('is done once and answered the same each time', async () => {
    const first = await post('k').send({ a: 'é' }).expect(201);
    const again = await post('k').send({ a: 'é' }).expect(201);
    expect(again.text).toBe(first.text);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      etag: '"v1"',
      location: '/entries/1',
    });
    expect(ledger.entries).toBe(1);
  });

  it('is done each time without a key', async () => {
    await post().send({}).expect(201);
    await post().send({}).expect(201);
    expect(ledger.entries).toBe(2);
  });

  it('is answered the same when the answer has no body', async () => {
    await post('k', '/quiet/1').expect(204);
    await post('k', '/quiet/1').expect(204);
    await post('k', '/quiet/2').expect(204);
    expect(ledger.entries).toBe(2);
  });

  it('is refused with 422 when the key was used for another body', async () => {
    await post('k').send({ a: 1 }).expect(201);
    expect((await post('k').send({ a: 2 }).expect(422)).body.code).toBe('idempotency_key_reused');
  });

  it('is refused with 409 while the first one runs', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    ledger.gate = promise;
    const first = post('k')
      .send({})
      .then((answer) => answer);
    await new Promise((next) => setTimeout(next, 50));
    const { body, headers } = await post('k').send({}).expect(409);
    expect([body.code, headers['retry-after']]).toEqual(['idempotency_in_progress', '1']);
    resolve(undefined);
    expect((await first).status).toBe(201);
    expect(ledger.entries).toBe(1);
  });

  it('may be tried again after a failure', async () => {
    ledger.refuse = true;
    await post('k').send({}).expect(507);
    ledger.refuse = false;
    await post('k').send({}).expect(201);
  });

  it('takes keys of up to 255 characters', async () => {
    await post('k'.repeat(255)).send({}).expect(201);
    expect((await post('k'.repeat(256)).send({}).expect(400)).body).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: 'Idempotency-Key', code: 'length_expected' }],
    });
    await post('').send({}).expect(400);
    const [refusal] = (await post('é').send({}).expect(400)).body.errors;
    expect(refusal.code).toBe('character_forbidden');
  });

  it('is another one for another user', async () => {
    const own = (token: string) => post('k', '/own').set('Authorization', `Bearer ${token}`).expect(201);
    expect((await own('administrator')).body).toEqual({ number: 1 });
    expect((await own('member')).body).toEqual({ number: 2 });
    expect((await own('administrator')).body).toEqual({ number: 1 });
  });
});
