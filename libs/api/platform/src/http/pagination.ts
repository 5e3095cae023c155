import { ApiProperty } from '@nestjs/swagger';
import { DomainError, violation } from '@site/api-kernel';
import { PAGE_LIMITS, type RuleParameters, type ValidationRule } from '@site/vocabulary';
import { Rule, Text } from './validation.decorators';

/** What the records of a list can be sorted by, besides their age: columns of the wire, and of what sort they are. */
export type Sorts = Readonly<Record<string, 'text' | 'integer' | 'moment'>>;

/** A sort that was asked for; absent, a list is newest first. */
export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

/** Where a page starts: after the record with this place in the order of the list, and this id (keyset pagination). */
export interface Keyset {
  /** In the newest-first order an instant, UTC ISO 8601 with microseconds; else the value that is sorted by. */
  readonly at: string;
  readonly id: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const INTEGER = /^-?\d{1,10}$/;
const LARGEST_INTEGER = 2_147_483_647;
// A title of 200 characters can be folded into 2,400 bytes, and base64 makes a third more of them.
const CURSOR_LENGTH = 4_000;

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
  @WholeParameter(1, PAGE_LIMITS.max)
  readonly limit?: string;

  @ApiProperty({
    type: String,
    required: false,
    maxLength: CURSOR_LENGTH,
    description: '`next_cursor` of the page before, in the same order; absent, the first page',
  })
  @Text(CURSOR_LENGTH)
  readonly cursor?: string;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 0,
    maximum: PAGE_LIMITS.maxOffset,
    description: 'How many records to pass over, for numbered pages; with `cursor` none can be',
  })
  @WholeParameter(0, PAGE_LIMITS.maxOffset)
  readonly offset?: string;
}

/** A whole number as a query has it, from 0 or more. */
export function WholeParameter(min: number, max: number): PropertyDecorator {
  const isWhole = (value: unknown): boolean =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return Rule('whole_number_invalid', (value) => value === undefined || isWhole(value), { min, max });
}

export function pageSize(query: PageQuery): number {
  return query.limit === undefined ? PAGE_LIMITS.default : Number(query.limit);
}

export function refusedParameter(
  name: string,
  rule: ValidationRule,
  parameters?: RuleParameters,
): DomainError {
  return new DomainError('invalid_parameter', { violations: [violation(name, rule, parameters)] });
}

/** A cursor is of use only in the order it comes from, so it names that. */
export function encodeCursor({ at, id }: Keyset, sort?: Sort): string {
  return Buffer.from(JSON.stringify([nameOf(sort), at, id])).toString('base64url');
}

/** @throws DomainError `invalid_parameter` when the cursor is not one of ours, or of another order. */
export function decodeCursor(cursor: string, sorts: Sorts = {}, sort?: Sort): Keyset {
  const [order, at, id] = partsOf(cursor);
  const fits = isPlace(at, sort === undefined ? 'moment' : sorts[sort.by]);
  if (order !== nameOf(sort) || !fits || at.includes('\u0000') || !UUID.test(id))
    throw refusedParameter('cursor', 'cursor_invalid');
  return { at, id };
}

/** Whether PostgreSQL can compare it with what is sorted by. */
function isPlace(at: string, sorted: Sorts[string] | undefined): boolean {
  if (sorted === 'moment') return isInstant(at);
  return sorted === 'text' || isInteger(at);
}

function nameOf(sort: Sort | undefined): string {
  return sort === undefined ? '' : `${sort.descending ? '-' : ''}${sort.by}`;
}

function partsOf(cursor: string): readonly [string, string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string'))
      return parts as unknown as [string, string, string];
  } catch {
    // Not ours, as below.
  }
  throw refusedParameter('cursor', 'cursor_invalid');
}

/** As large as the column takes: more would be an error of the database. */
function isInteger(text: string): boolean {
  return INTEGER.test(text) && Math.abs(Number(text)) <= LARGEST_INTEGER;
}

/** `Date` rolls 30 February over and takes the year 0; PostgreSQL does neither. */
function isInstant(text: string): boolean {
  if (!INSTANT.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
