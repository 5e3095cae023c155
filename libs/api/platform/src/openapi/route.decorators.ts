import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader } from '@nestjs/swagger';
import { ADMIN_ROLE } from '@site/vocabulary';
import { Roles } from '../access/access.decorators';
import { BEARER } from './document';
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

/** Documents the version that a change must name. */
export function NeedsSeenVersion(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'ETag of the version that was read',
      example: '"v1"',
    }),
    Problems('precondition_required', 'edit_conflict'),
  );
}
