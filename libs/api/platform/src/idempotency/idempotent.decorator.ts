import { applyDecorators, Injectable, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { unwrapVersion } from '../http/versioned';
import { Problems } from '../openapi/problems.decorator';
import { answerOnce, IDEMPOTENCY_KEY, MAX_KEY_LENGTH } from './answer-once';
import { IdempotencyStore } from './idempotency-store';

/** Answers the repetition of a keyed POST with the first answer; without the header it does nothing. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly store: IdempotencyStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const body: unknown = request.body;
    const exchange = { request, response, content: JSON.stringify(body ?? null) };
    const work = async () =>
      unwrapVersion(response, await lastValueFrom(next.handle(), { defaultValue: undefined }));
    return from(answerOnce(this.store, exchange, work));
  }
}

/** A POST that may be repeated under an `Idempotency-Key`. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(UseInterceptors(IdempotencyInterceptor), AcceptsIdempotencyKey());
}

/** Documents the header on a route that calls `answerOnce` itself, once it has read the stream of its body. */
export function AcceptsIdempotencyKey(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: IDEMPOTENCY_KEY,
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH, pattern: '^[ -~]+$' },
      description:
        'Repeating a request under the same key within 24 hours answers the same and does nothing twice',
    }),
    Problems('invalid_parameter', 'idempotency_in_progress', 'idempotency_key_reused'),
  );
}
