import { applyDecorators, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { DomainError } from '@site/api-kernel';
import { KIND_URLS } from '../../http/documented';
import { NamesRecord } from '../../openapi/route.decorators';

/** Documents the `{kind}` and `{id}` of the record that a route is about. */
export function NamesRecordOfKind(): MethodDecorator {
  return applyDecorators(
    ApiParam({ name: 'kind', description: 'What it is, as in its addresses', enum: KIND_URLS }),
    NamesRecord(),
  );
}

/** Documents the `{version}` that a route is about. */
export function NamesVersion(): MethodDecorator {
  return ApiParam({
    name: 'version',
    description: 'Number of a version, from the list',
    schema: { type: 'integer', minimum: 1, example: 3 },
  });
}

/** A version that cannot exist is answered like one that does not. */
export class VersionPipe implements PipeTransform<string, number> {
  transform(version: string): number {
    if (!/^[1-9]\d{0,8}$/.test(version)) throw new DomainError('not_found');
    return Number(version);
  }
}
