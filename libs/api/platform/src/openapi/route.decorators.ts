import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiParam, ApiResponse } from '@nestjs/swagger';
import { ADMIN_ROLE } from '@site/vocabulary';
import { Roles } from '../access/access.decorators';
import { ConflictAuthorInterceptor } from '../access/conflict-author.interceptor';
import { BEARER } from './document';
import { ETAG_HEADER } from './headers';
import { Problems } from './problems.decorator';

/** A route for administrators, documented as such. */
export function AdministratorOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    Roles(ADMIN_ROLE),
    ApiBearerAuth(BEARER),
    Problems(
      'token_invalid',
      'token_expired',
      'session_revoked',
      'session_expired',
      'forbidden',
      'dependency_unavailable',
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
      description: 'ETag of the version that was read, or several; `*` for whichever stands',
      schema: { type: 'string' },
      example: '"v1"',
    }),
    Problems('precondition_required', 'edit_conflict'),
  );
}

/** Documents that who has the answer already may ask whether it still holds. */
export function Revalidated(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'ETag of the answer that is there already',
      schema: { type: 'string' },
      example: '"v1"',
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
