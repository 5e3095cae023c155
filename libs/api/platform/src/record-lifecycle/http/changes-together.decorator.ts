import { applyDecorators, HttpCode, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ConflictAuthorInterceptor } from '../../access/conflict-author.interceptor';
import { Problems, REFUSED_BODY } from '../../openapi/problems.decorator';
import { BulkDoneDto } from './bulk.dto';

/** Documents a route that does the same to many records, to all or to none. */
export function ChangesTogether(summary: string, type: typeof BulkDoneDto = BulkDoneDto): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    UseInterceptors(ConflictAuthorInterceptor),
    ApiOperation({ summary, description: 'All of them or none: `errors` point at those that refuse.' }),
    ApiOkResponse({ type, description: 'It is done' }),
    Problems(...REFUSED_BODY),
  );
}
