import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@site/vocabulary';
import type { ListPage, PageRequest } from '../persistence/keyset-page';
import { utcOf } from './moment';
import { decodeCursor, encodeCursor, PageQuery, pageSize, refusedParameter } from './pagination';
import type { Sort, Sorts } from './pagination';
import { namesGiven, type SeveralValues } from './several-values';
import { OneOf, Text } from './validation.decorators';

export const Searched = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      maxLength: TEXT_LIMITS.search,
      description: 'Words that must all occur, whatever their case and accents, in French or English',
    }),
    Text(TEXT_LIMITS.search),
  );

/** A page, and what to search in it; a kind adds its filters and what it can be sorted by. */
export class ListQuery extends PageQuery {
  @Searched()
  readonly q?: string;

  readonly sort?: string;

  // Of lists of content.
  readonly ids?: SeveralValues;
  readonly updated_since?: string;
}

/** Which orders a list offers: each name ascending, and with `-` before it descending. */
export function SortedBy(sorts: Sorts): PropertyDecorator {
  const names = Object.keys(sorts).flatMap((name) => [name, `-${name}`]);
  return applyDecorators(
    ApiProperty({
      enum: names,
      required: false,
      description: 'Order of the list, descending with `-`; absent, newest first',
    }),
    OneOf(names),
  ) as PropertyDecorator;
}

/** @throws DomainError `invalid_parameter` for a cursor that is not of this list, or with an offset beside it */
export function pageRequest(query: ListQuery, sorts: Sorts): PageRequest {
  const sort = sortOf(query.sort);
  const skip = Number(query.offset ?? 0);
  if (query.cursor !== undefined && skip > 0) throw refusedParameter('offset', 'offset_beside_cursor');
  return {
    size: pageSize(query),
    after: query.cursor === undefined ? undefined : decodeCursor(query.cursor, sorts, sort),
    skip,
    sort,
    search: query.q,
    ids: query.ids === undefined ? undefined : namesGiven(query.ids),
    changedSince: query.updated_since === undefined ? undefined : utcOf(query.updated_since),
  };
}

/** What every page of a list says besides its items. */
export class ListPageDto {
  @ApiProperty({ type: 'integer', description: 'How many match, on all pages', example: 1 })
  readonly total!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: '`cursor` of the next page; null on the last',
    example: null,
  })
  readonly next_cursor!: string | null;
}

export function listAnswer<Row>({ items, total, next, sort }: ListPage<Row>): {
  items: Row[];
  total: number;
  next_cursor: string | null;
} {
  return { items, total, next_cursor: next === undefined ? null : encodeCursor(next, sort) };
}

function sortOf(name: string | undefined): Sort | undefined {
  if (name === undefined) return undefined;
  const descending = name.startsWith('-');
  return { by: descending ? name.slice(1) : name, descending };
}
