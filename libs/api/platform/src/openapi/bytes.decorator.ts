import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse, type HeadersObject } from '@nestjs/swagger';
import { contentRange, ETAG_HEADER, PARTS_HEADER } from './headers';
import { Problems } from './problems.decorator';
import { Revalidated } from './route.decorators';

/** Documents an answer of bytes that can be revalidated and asked for in parts. @param more headers that it has besides */
export function AnswersBytes(types: readonly string[], more: HeadersObject = {}): MethodDecorator {
  return applyDecorators(
    ApiProduces(...types),
    Revalidated(),
    ApiOkResponse({
      description: 'The bytes',
      headers: { ...ETAG_HEADER, ...PARTS_HEADER, ...more },
      schema: { type: 'string', format: 'binary' },
    }),
    ApiResponse({
      status: 206,
      description: 'The range of bytes that was asked for',
      headers: { ...ETAG_HEADER, ...PARTS_HEADER, ...more, ...contentRange('bytes 0-99/1310720') },
      schema: { type: 'string', format: 'binary' },
    }),
    Problems('range_not_satisfiable'),
  );
}
