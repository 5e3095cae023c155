import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ADDRESS_LIMIT,
  filterNames,
  TEXT_LIMITS,
  wireFields,
  YEAR,
  type DerivedFilter,
  type Kind,
  type WireField,
} from '@site/vocabulary';
import { OneOf, Rule, Text } from '../http/validation.decorators';
import type { FacetRequest } from './content-reader';
import type { Facet, Facets } from './facets';

/** Gives a query the filters of a kind. */
export function filteredBy(kind: Kind, query: Type<object>): void {
  for (const wire of wireFields(kind.fields)) {
    if (kind.filters.includes(wire.name)) decorate(query, wire.name, filter(kind, wire));
  }
  for (const [name, derived] of Object.entries(kind.derived ?? {})) {
    decorate(query, name, derivedFilter(kind, name, derived));
  }
}

/** What a count is asked for: the search and the filters of a list. */
export function facetQueryOf<K extends Kind>(kind: K): Type<FacetRequest<K>> {
  class Query {
    @ApiProperty({
      type: String,
      required: false,
      maxLength: TEXT_LIMITS.search,
      description: 'Words that must all occur, as in the list',
    })
    @Text(TEXT_LIMITS.search)
    readonly q?: string;
  }
  filteredBy(kind, Query);
  return Query as Type<FacetRequest<K>>;
}

class FacetDto implements Facet {
  @ApiProperty({ type: String, description: 'As the filter takes it' }) readonly value!: string;
  @ApiProperty({ type: 'integer', description: 'Records that have it, all other filters being as asked' })
  readonly count!: number;
}

/** How many records there are of each value that lists are filtered by, the most frequent first. */
export function facetsOf(kind: Kind): Type<Facets> {
  class Counted {}
  for (const name of filterNames(kind)) decorate(Counted, name, [ApiProperty({ type: [FacetDto] })]);
  return Counted as Type<Facets>;
}

function filter({ name }: Kind, { name: by, field }: WireField): PropertyDecorator[] {
  const shared = { required: false, description: `Only ${name} of this ${by}` };
  if (field.type === 'choice') {
    return [ApiProperty({ ...shared, enum: [...field.options] }), OneOf(field.options)];
  }
  if (field.type === 'flag') {
    return [ApiProperty({ ...shared, type: Boolean }), OneOf(['true', 'false'])];
  }
  if (field.type === 'whole') {
    const known = (value: unknown) => value === undefined || /^-?\d{1,9}$/.test(String(value));
    const { min, max } = field;
    return [ApiProperty({ ...shared, type: 'integer' }), Rule('whole_number_invalid', known, { min, max })];
  }
  const maxLength = field.type === 'day' ? 10 : 'max' in field ? field.max : ADDRESS_LIMIT;
  return [ApiProperty({ ...shared, type: String, maxLength }), Text(maxLength)];
}

function derivedFilter({ name }: Kind, by: string, filter: DerivedFilter): PropertyDecorator[] {
  if (filter.type === 'year') {
    const description = `Only ${name} whose ${filter.of} names this year`;
    const known = (value: unknown) => value === undefined || YEAR.test(String(value));
    const documented = ApiProperty({ required: false, description, type: String, pattern: YEAR.source });
    return [documented, Rule('value_invalid', known)];
  }
  const groups = Object.keys(filter.groups);
  const description = `Only ${name} whose ${filter.of} is one of this ${by}`;
  return [ApiProperty({ required: false, description, enum: groups }), OneOf(groups)];
}

function decorate(target: Type<object>, property: string, decorators: PropertyDecorator[]): void {
  for (const apply of decorators) apply(target.prototype as object, property);
}
