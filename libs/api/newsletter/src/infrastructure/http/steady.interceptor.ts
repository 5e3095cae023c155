import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';

/** Milliseconds. */
export const AT_LEAST = 120;

/** Each answer takes longer than the work: its time does not tell what the work was. */
@Injectable()
export class SteadyInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answered = Promise.all([lastValueFrom(next.handle()), pause(AT_LEAST)]);
    return from(answered.then(([answer]) => answer as unknown));
  }
}
