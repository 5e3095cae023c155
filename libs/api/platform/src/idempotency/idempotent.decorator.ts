import { hash } from 'node:crypto';
import {
  applyDecorators,
  Injectable,
  Logger,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import { DomainError, violation } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { catchError, from, mergeMap, of, type Observable } from 'rxjs';
import { clientKey } from '../limits/client-address';
import { Problems } from '../openapi/problems.decorator';
import { IdempotencyStore, type IdempotentRequest, type StoredAnswer } from './idempotency-store';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const MAX_KEY_LENGTH = 255;
const REPLAYED_HEADERS = ['ETag', 'Location'];
const HOLD = 'site:idempotency-hold';
const DEFAULT_HOLD_SECONDS = 60;
const logger = new Logger('Idempotency');

/** Answers the repetition of a keyed POST with the first answer; without the header it does nothing. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    const keyed = describe(request, key);
    const response = context.switchToHttp().getResponse<Response>();
    const hold = this.reflector.get<number>(HOLD, context.getHandler());
    return from(this.store.claim(keyed, hold)).pipe(
      mergeMap((claim) =>
        claim.kind === 'answered'
          ? of(replay(response, claim.answer))
          : next.handle().pipe(
              // Only what has happened is remembered; what was refused may be tried again.
              catchError(async (error: unknown) => {
                await this.attempt(() => this.store.release(keyed, claim.claim));
                throw error;
              }),
              mergeMap(async (value: unknown) => {
                await this.attempt(() => this.store.answer(keyed, claim.claim, answerOf(response, value)));
                return value;
              }),
            ),
      ),
    );
  }

  /** What has happened is answered so, even if it cannot be noted: a client that hears of a failure repeats. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error }, 'idempotency key was not noted');
    }
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
