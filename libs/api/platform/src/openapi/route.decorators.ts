import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiParam, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import { ADMIN_ROLE, type ApiKeyScope } from '@site/vocabulary';
import { Roles, RolesOrKey } from '../access/access.decorators';
import { ConflictAuthorInterceptor } from '../access/conflict-author.interceptor';
import { API_KEY, BEARER } from './document';
import { ETAG_HEADER } from './headers';
import { Problems } from './problems.decorator';

/** Quoted tags between commas (RFC 9110 §13.1.1). */
const TAGS = String.raw`^(?:\*|(?:W/)?"[!#-~]*"(?:\s*,\s*(?:W/)?"[!#-~]*")*)$`;

/** A route for administrators, documented as such. @param keys what a machine's key must be for, one of several; absent, none will do */
export function AdministratorOnly({
  keys = [],
}: { readonly keys?: ApiKeyScope | readonly ApiKeyScope[] } = {}): MethodDecorator & ClassDecorator {
  const scopes = [keys].flat();
  return applyDecorators(
    scopes.length === 0 ? Roles(ADMIN_ROLE) : RolesOrKey(scopes, ADMIN_ROLE),
    ...scopes.map((scope) => ApiSecurity(API_KEY, [scope])),
    ApiBearerAuth(BEARER),
    Problems(
      'token_invalid',
      'token_expired',
      'session_revoked',
      'session_expired',
      'forbidden',
      'scope_missing',
      'dependency_unavailable',
      // What a key asks is counted; what a person asks is not.
      ...(scopes.length === 0 ? [] : (['rate_limited'] as const)),
    ),
  );
}

/** A change must name the version it was made to; a stale one is told who made the version that stands. */
export function NeedsSeenVersion(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(ConflictAuthorInterceptor),
    ApiHeader({
      name: 'If-Match',
      required: true,
      description:
        'ETag of the version that was read, like `"v1"`, or several, as of changes that are brought together; ' +
        '`*` for whichever stands',
      schema: { type: 'string', minLength: 1, pattern: TAGS },
    }),
    Problems('invalid_parameter', 'precondition_required', 'edit_conflict'),
  );
}

/** Documents that who has the answer already may ask whether it still holds. */
export function Revalidated(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'ETag of the answer that is there already, like `"v1"`, or several; `*` for any',
      schema: { type: 'string' },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since `If-None-Match`', headers: ETAG_HEADER }),
  );
}

/** Documents the `{id}` of the record that a route is about. */
export function NamesRecord(): MethodDecorator {
  return ApiParam({
    name: 'id',
    description: 'Id of the record, from a list or from its creation',
    schema: { type: 'string', format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' },
  });
}
