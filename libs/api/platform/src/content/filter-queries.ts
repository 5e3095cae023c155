import type { Type } from '@nestjs/common';
import { ApiProperty, type SchemaObject } from '@nestjs/swagger';
import { ADDRESS_LIMIT, filterNames, wireFields, YEAR } from '@site/vocabulary';
import type { DerivedFilter, Kind, WireField } from '@site/vocabulary';
import { Searched } from '../http/list-query';
import { OneOf, Rule, Several, Text } from '../http/validation.decorators';
import type { FacetRequest, SearchRequest } from './content-reader';
import type { Facet, Facets } from './facets';
import { VISIBILITIES, type Visibility } from './readership';

export function filteredBy(kind: Kind, query: Type<object>): void {
  for (const wire of wireFields(kind.fields)) {
    if (kind.filters.includes(wire.name)) decorate(query, wire.name, ...filter(wire));
  }
  for (const [name, derived] of Object.entries(kind.derived ?? {})) {
    decorate(query, name, ...derivedFilter(name, derived));
  }
}

/** Gives a query how far the records are shown that are asked for. */
export function filteredByVisibility(query: Type<object>, visibilities: readonly string[]): void {
  const property = {
    required: false,
    enum: [...visibilities],
    description: 'Only what visitors see, or only what they do not see; they are never shown the latter',
  };
  decorate(query, 'visibility', ApiProperty(property), OneOf(visibilities));
}

/** The search and the filters of a list. */
export function filteredQueryOf<K extends Kind>(kind: K): Type<SearchRequest<K>> {
  class Query {
    @Searched()
    readonly q?: string;
  }
  filteredBy(kind, Query);
  return Query as Type<SearchRequest<K>>;
}

/** What a count is asked for: the same, and how far they are shown. */
export function facetQueryOf<K extends Kind, Shown extends string = Visibility>(
  kind: K,
  visibilities: readonly Shown[] = VISIBILITIES as readonly string[] as readonly Shown[],
): Type<FacetRequest<K, Shown>> {
  class Query extends (filteredQueryOf(kind) as Type<object>) {}
  filteredByVisibility(Query, visibilities);
  return Query as Type<FacetRequest<K, Shown>>;
}

class FacetDto implements Facet {
  @ApiProperty({ type: String, description: 'As the filter takes it' }) readonly value!: string;
  @ApiProperty({ type: 'integer', description: 'Records that have it, all other filters being as asked' })
  readonly count!: number;
}

/** How many records there are of each value that lists are filtered by, the most frequent first. */
export function facetsOf(kind: Kind): Type<Facets> {
  class Counted {}
  for (const name of filterNames(kind)) decorate(Counted, name, ApiProperty({ type: [FacetDto] }));
  const description = 'How far they are shown; administrators only are told';
  decorate(Counted, 'visibility', ApiProperty({ type: [FacetDto], required: false, description }));
  return Counted as Type<Facets>;
}

/** Most values of one filter. */
const MOST = 20;

/** A parameter of which any value may be given, or several. */
function several(
  description: string,
  items: SchemaObject,
  ...rules: PropertyDecorator[]
): PropertyDecorator[] {
  const schema = { type: 'array', items, maxItems: MOST, required: false, description } as const;
  return [ApiProperty(schema), Several(MOST), ...rules];
}

function filter({ name: by, field }: WireField): PropertyDecorator[] {
  const description = `Only records of this ${by}, or of one of these`;
  if (field.type === 'choice')
    return several(description, { type: 'string', enum: [...field.options] }, OneOf(field.options, true));
  if (field.type === 'flag')
    return [
      ApiProperty({
        type: Boolean,
        required: false,
        description: `Only records that are, or are not, ${by}`,
      }),
      OneOf(['true', 'false']),
    ];
  if (field.type === 'whole') {
    const known = (value: unknown) => value === undefined || /^-?\d{1,9}$/.test(String(value));
    const { min, max } = field;
    return several(description, { type: 'integer' }, Rule('whole_number_invalid', known, { min, max }, true));
  }
  const maxLength = field.type === 'day' ? 10 : 'max' in field ? field.max : ADDRESS_LIMIT;
  return several(description, { type: 'string', maxLength }, Text(maxLength, true));
}

function derivedFilter(by: string, filter: DerivedFilter): PropertyDecorator[] {
  if (filter.type === 'year') {
    const known = (value: unknown) => value === undefined || YEAR.test(String(value));
    const items = { type: 'string', pattern: YEAR.source };
    return several(
      `Only records whose ${filter.of} names this year, or one of these`,
      items,
      Rule('whole_number_invalid', known, { min: 1900, max: 2099 }, true),
    );
  }
  const groups = Object.keys(filter.groups);
  const description = `Only records whose ${filter.of} is one of this ${by}, or of these`;
  return several(description, { type: 'string', enum: groups }, OneOf(groups, true));
}

export function decorate(target: Type<object>, property: string, ...decorators: PropertyDecorator[]): void {
  for (const apply of decorators) apply(target.prototype as object, property);
}
