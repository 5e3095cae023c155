import { ApiProperty } from '@nestjs/swagger';
import { DomainError, violation } from '@site/api-kernel';
import { PAGE_LIMITS } from '@site/vocabulary';
import { Rule, Text } from './validation.decorators';

/** Where a page starts: after the record with this time and id (keyset pagination). */
export interface Keyset {
  /** UTC ISO 8601 with microseconds, as PostgreSQL keeps it. */
  readonly at: string;
  readonly id: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Query parameters every list understands. */
export class PageQuery {
  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: PAGE_LIMITS.max,
    default: PAGE_LIMITS.default,
    description: 'How many records a page holds at most',
  })
  @Rule('parameter_invalid', (value) => value === undefined || (isWhole(value) && withinPage(Number(value))))
  readonly limit?: string;

  @ApiProperty({
    type: String,
    required: false,
    maxLength: 200,
    description: '`next_cursor` of the page before; absent, the first page',
  })
  @Text(200)
  readonly cursor?: string;
}

const isWhole = (value: unknown): boolean => typeof value === 'string' && /^\d{1,6}$/.test(value);
const withinPage = (value: number): boolean => value >= 1 && value <= PAGE_LIMITS.max;

export function pageSize(query: PageQuery): number {
  return query.limit === undefined ? PAGE_LIMITS.default : Number(query.limit);
}

export function encodeCursor({ at, id }: Keyset): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @throws DomainError `invalid_parameter` when the cursor is not one of ours. */
export function decodeCursor(cursor: string | undefined): Keyset | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isInstant(at) || !UUID.test(id)) {
    throw new DomainError('invalid_parameter', { violations: [violation('cursor', 'parameter_invalid')] });
  }
  return { at, id };
}

/** `Date` rolls 30 February over and takes the year 0; PostgreSQL does neither. */
function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
