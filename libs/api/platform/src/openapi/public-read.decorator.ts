import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import { ADMIN_ROLE, type ApiKeyScope } from '@site/vocabulary';
import type { Request } from 'express';
import { PublicRecognising } from '../access/access.decorators';
import { LimitedReads } from '../limits/anonymous-read.guard';
import type { Readership } from '../content/readership';
import { API_KEY, BEARER } from './document';
import { Problems } from './problems.decorator';

/** Who changes records reads them as they are: sent back as visitors read it, one would lose what it names that is hidden. */
const READING_SCOPES = ['read', 'content:write'] as const satisfies readonly ApiKeyScope[];

/** Anyone may read; who sends the token of an administrator reads what is hidden from visitors, too. */
export function ReadByAnyone(): MethodDecorator {
  return applyDecorators(
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
  const { caller } = context.switchToHttp().getRequest<Request>();
  if (caller?.roles.includes(ADMIN_ROLE) === true) return 'editors';
  return READING_SCOPES.some((scope) => caller?.keyScopes?.includes(scope)) ? 'programs' : 'visitors';
});
