import { applyDecorators, HttpCode, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ConflictAuthorInterceptor } from '../../access/conflict-author.interceptor';
import { Problems } from '../../openapi/problems.decorator';
import { BulkDoneDto } from './bulk.dto';

/** Documents a route that does the same to many records, to all or to none. */
export function ChangesTogether(summary: string, type: typeof BulkDoneDto = BulkDoneDto): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    UseInterceptors(ConflictAuthorInterceptor),
    ApiOperation({ summary, description: 'All of them or none: `errors` point at those that refuse.' }),
    ApiOkResponse({ type, description: 'It is done' }),
    Problems(
      'malformed_json',
      'validation_failed',
      'unknown_field',
      'unsupported_media_type',
      'payload_too_large',
    ),
  );
}
