import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { ShownKind } from '@site/vocabulary';
import type { Request } from 'express';
import { PublicRecognising } from '../access/access.decorators';
import { READING_SCOPES, readershipOf } from '../access/reading';
import { LimitedReads } from '../limits/anonymous-read.guard';
import type { Readership } from '../content/readership';
import { Cached } from '../response-cache/cached.decorator';
import { API_KEY, BEARER } from './document';
import { Problems } from './problems.decorator';

/**
 * Anyone may read; who sends the token of an administrator reads what is hidden from visitors, too.
 * @param kinds that the answer shows
 */
export function ReadByAnyone(...kinds: ShownKind[]): MethodDecorator {
  return applyDecorators(
    Cached(...kinds),
    PublicRecognising(),
    LimitedReads(),
    ApiBearerAuth(BEARER),
    ...READING_SCOPES.map((scope) => ApiSecurity(API_KEY, [scope])),
    ApiSecurity({}),
    Problems(
      'token_invalid',
      'token_expired',
      'session_revoked',
      'session_expired',
      'dependency_unavailable',
      'rate_limited',
    ),
  );
}

/** Whom a route that is `ReadByAnyone` answers. */
export const ForReadership = createParamDecorator((_: unknown, context: ExecutionContext): Readership => {
  return readershipOf(context.switchToHttp().getRequest<Request>().caller);
});
