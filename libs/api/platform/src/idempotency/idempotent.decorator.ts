import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Problems } from '../openapi/problems.decorator';
import { answerOnce, IDEMPOTENCY_KEY, MAX_KEY_LENGTH } from './answer-once';
import { IdempotencyStore } from './idempotency-store';

const HOLD = 'site:idempotency-hold';
const DEFAULT_HOLD_SECONDS = 60;

/** Answers the repetition of a keyed POST with the first answer; without the header it does nothing. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const holdSeconds = this.reflector.get<number>(HOLD, context.getHandler());
    const body: unknown = request.body;
    const exchange = { request, response, content: JSON.stringify(body ?? null), holdSeconds };
    return from(
      answerOnce(this.store, exchange, () => lastValueFrom(next.handle(), { defaultValue: undefined })),
    );
  }
}

/**
 * A POST that may be repeated under an `Idempotency-Key`. A request that never ends (crash) frees its key after
 * `holdSeconds`: no less than the route may take.
 */
export function Idempotent({ holdSeconds = DEFAULT_HOLD_SECONDS } = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(HOLD, holdSeconds),
    UseInterceptors(IdempotencyInterceptor),
    AcceptsIdempotencyKey(),
  );
}

/** Documents the header on a route that calls `answerOnce` itself, once it has read the stream of its body. */
export function AcceptsIdempotencyKey(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_KEY,
      required: false,
      schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
      description:
        'Repeating a request under the same key within 24 hours answers the same and does nothing twice',
    }),
    Problems('invalid_parameter', 'idempotency_in_progress', 'idempotency_key_reused'),
  );
}
