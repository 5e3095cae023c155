import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** Milliseconds. */
export const MINIMUM_MILLISECONDS = 120;

/** Each answer takes longer than the work: its time does not tell what the work was. */
@Injectable()
export class MinimumDurationInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answered = Promise.all([lastValueFrom(next.handle()), pause(MINIMUM_MILLISECONDS)]);
    return from(answered.then(([answer]) => answer as unknown));
  }
}
