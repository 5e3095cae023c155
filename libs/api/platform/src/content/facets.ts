import { filterNames, foldCategory, type DerivedFilter, type Field, type Kind } from '@site/vocabulary';
import type { RunQuery } from '../persistence/database';
import { valuesGiven, type SeveralValues } from '../http/several-values';
import { boundTo, wordsOf, type Condition } from '../persistence/conditions';

/** A value that records of a list have, and how many of them. */
export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** By the name of each filter. */
export type Facets = Readonly<Record<string, readonly Facet[]>>;

/** Values that are told of a filter; the rarest are left out. */
const MOST_VALUES = 100;
const YEARS = String.raw`'\m(?:19|20)\d\d\M'`;

const isTextual = (field: Field | undefined) => field?.type === 'text' || field?.type === 'prose';
/** Texts are compared as people do, everything else as it is. */
const compared = (name: string, field: Field | undefined) =>
  isTextual(field) ? `fold(${name}) collate "C"` : name;

/** Conditions of the filters that a request names. @param but the one that is left out */
export function filterConditions(kind: Kind, request: object, but?: string): Condition[] {
  return filterNames(kind).flatMap((name) => {
    const given = (request as Readonly<Record<string, SeveralValues | undefined>>)[name];
    const values = valuesGiven(given).filter((value) => value !== '');
    if (name === but || values.length === 0) return [];
    const derived = kind.derived?.[name];
    return [derived ? derivedCondition(derived, values) : equality(name, kind.fields[name], values)];
  });
}

/** Of one value, the condition has the plan of one. */
function equality(name: string, field: Field | undefined, values: readonly string[]): Condition {
  const [value, ...others] = values;
  const left = compared(name, field);
  const type = field?.type === 'flag' ? 'boolean' : field?.type === 'whole' ? 'int' : 'text';
  if (others.length === 0)
    return {
      sql: isTextual(field) ? `${left} = fold($)` : `${name} = $${type === 'text' ? '' : `::${type}`}`,
      value,
    };
  const right = isTextual(field) ? 'array(select fold(one) from unnest($::text[]) one)' : `$::${type}[]`;
  // Addresses with several values are endlessly many, so no answer to them is kept.
  return { sql: `${left} = any(${right})`, value: values, isDear: true };
}

function derivedCondition(filter: DerivedFilter, values: readonly string[]): Condition {
  if (filter.type === 'year')
    return { sql: `${filter.of} ~ ('\\m(?:' || $ || ')\\M')`, value: values.join('|'), isDear: true };
  const grouped = values.flatMap((value) => filter.groups[value] ?? []);
  return { sql: `fold(${filter.of}) collate "C" = any($::text[])`, value: array(grouped), isDear: true };
}

const array = (values: readonly string[]) => `{${values.map(foldCategory).join(',')}}`;

/** The condition of a list with its search and filters, and the values that it names. @param shared more conditions */
export function whereAsked(
  kind: Kind,
  request: { readonly q?: string | undefined },
  shared: readonly string[],
): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const asked = [...wordsOf(request.q), ...filterConditions(kind, request)];
  return { where: [...shared, ...boundTo(values, asked)].join(' and '), values };
}

/** How many records of a list have each value of each filter, all other filters being as they are. */
export async function countFacets(
  query: RunQuery,
  kind: Kind,
  request: object,
  shared: readonly Condition[],
): Promise<Facets> {
  const counted = filterNames(kind).map(async (name) => {
    const values: unknown[] = [];
    const conditions = boundTo(values, [...shared, ...filterConditions(kind, request, name)]);
    const text = facetSql(kind, name, conditions.length === 0 ? 'true' : conditions.join(' and '));
    return [name, await query<Facet>(text, values)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

function facetSql({ name: table, fields, derived }: Kind, name: string, where: string): string {
  const filter = derived?.[name];
  const most = `limit ${MOST_VALUES}`;
  const count = 'count(*)::int as count';
  if (filter?.type === 'year') {
    const years = `lateral (select distinct (regexp_matches(${filter.of}, ${YEARS}, 'g'))[1] as value)`;
    return `select value, ${count} from ${table} cross join ${years} as years where ${where}
      group by value order by value desc ${most}`;
  }
  if (filter?.type === 'group') {
    const cases = Object.entries(filter.groups).map(
      ([group, values]) => `when fold(${filter.of}) collate "C" = any('${array(values)}') then '${group}'`,
    );
    return `select value, ${count} from (select case ${cases.join(' ')} end as value from ${table} where ${where}) as grouped
      where value is not null group by value order by count desc, value`;
  }
  return `select min(${name}::text) as value, ${count} from ${table} where ${where} and ${name} is not null
    group by ${compared(name, fields[name])} order by count desc, value ${most}`;
}
