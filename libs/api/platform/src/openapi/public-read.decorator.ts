import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import { ADMIN_ROLE } from '@site/vocabulary';
import type { Request } from 'express';
import { PublicRecognising } from '../access/access.decorators';
import { LimitedReads } from '../limits/anonymous-read.guard';
import type { Readership } from '../content/content-reader';
import { API_KEY, BEARER } from './document';
import { Problems } from './problems.decorator';

/** Anyone may read; who sends the token of an administrator reads what is hidden from visitors, too. */
export function ReadByAnyone(): MethodDecorator {
  return applyDecorators(
    PublicRecognising(),
    LimitedReads(),
    ApiBearerAuth(BEARER),
    ApiSecurity(API_KEY, ['read']),
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
  const { caller } = context.switchToHttp().getRequest<Request>();
  return caller?.roles.includes(ADMIN_ROLE) === true || caller?.keyScopes?.includes('read') === true
    ? 'editors'
    : 'visitors';
});
