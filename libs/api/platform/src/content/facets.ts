import { filterNames, type DerivedFilter, type Field, type Kind } from '@site/vocabulary';
import type { Database, RunQuery } from '../persistence/database';
import { inTurn } from '../persistence/dear-reads';
import { valuesGiven, type SeveralValues } from '../http/several-values';
import { binder, boundTo, wordsOf, type Condition } from '../persistence/conditions';
import { seesHidden, type Readership } from './readership';

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
const compared = (name: string, field: Field | undefined) => (isTextual(field) ? folded(name) : name);
const folded = (name: string) => `fold(${name}) collate "C"`;
/** @param place of the array among the values of the statement */
const foldedArray = (place: string) => `array(select fold(one) from unnest(${place}::text[]) one)`;

/** The SQL of how far records are shown, by what lists call it. */
export type Visibilities = Readonly<Record<string, string>>;

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
  const right = isTextual(field) ? foldedArray('$') : `$::${type}[]`;
  // Addresses with several values are endlessly many, so no answer to them is kept.
  return { sql: `${left} = any(${right})`, value: values, isDear: true };
}

function derivedCondition(filter: DerivedFilter, values: readonly string[]): Condition {
  if (filter.type === 'year')
    return { sql: `${filter.of} ~ ('\\m(?:' || $ || ')\\M')`, value: values.join('|'), isDear: true };
  const grouped = values.flatMap((value) => filter.groups[value] ?? []);
  return { sql: `${folded(filter.of)} = any(${foldedArray('$')})`, value: grouped, isDear: true };
}

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

/** How many records there are of each value of each filter, and to editors how far they are shown. */
export function countedFor(
  database: Pick<Database, 'query' | 'queryDear'>,
  readership: Readership,
  kind: Kind,
  request: { readonly q?: string | undefined; readonly visibility?: string | undefined },
  visibilities: Visibilities & { readonly public: string },
): Promise<Facets> {
  const told = seesHidden(readership);
  const shared = [...(told ? [] : [{ sql: visibilities.public }]), ...wordsOf(request.q)];
  return inTurn(database, readership !== 'editors', (query) =>
    countFacets(query, kind, request, { shared, visibilities, told }),
  );
}

/**
 * How many records of a list have each value of each filter, all other filters being as they are.
 * @param told whether it is counted, too, how far they are shown
 */
async function countFacets(
  query: RunQuery,
  kind: Kind,
  request: { readonly visibility?: string | undefined },
  { shared, visibilities, told }: Counted,
): Promise<Facets> {
  const asked = request.visibility === undefined ? undefined : visibilities[request.visibility];
  const narrowed = asked === undefined ? shared : [...shared, { sql: asked }];
  const count = async (name: string, conditions: readonly Condition[], sql: FacetSql) => {
    const values: unknown[] = [];
    const bound = boundTo(values, conditions);
    const text = sql(bound.length === 0 ? 'true' : bound.join(' and '), binder(values));
    return [name, await query<Facet>(text, values)] as const;
  };
  const counted = filterNames(kind).map((name) =>
    count(name, [...narrowed, ...filterConditions(kind, request, name)], (where, bind) =>
      facetSql(kind, name, where, bind),
    ),
  );
  if (told)
    counted.push(
      count('visibility', [...shared, ...filterConditions(kind, request)], (where) =>
        visibilitySql(kind, visibilities, where),
      ),
    );
  return Object.fromEntries(await Promise.all(counted));
}

interface Counted {
  /** Conditions of all counts. */
  readonly shared: readonly Condition[];
  readonly visibilities: Visibilities;
  readonly told: boolean;
}

type Bind = ReturnType<typeof binder>;
type FacetSql = (where: string, bind: Bind) => string;

function visibilitySql({ name: table }: Kind, visibilities: Visibilities, where: string): string {
  const shown = Object.entries(visibilities).map(([name, sql]) => `('${name}', ${sql})`);
  return `select value, count(*)::int as count
    from ${table} cross join lateral (values ${shown.join(', ')}) as shown (value, holds)
    where holds and ${where} group by value order by count desc, value`;
}

function facetSql({ name: table, fields, derived }: Kind, name: string, where: string, bind: Bind): string {
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
      ([group, values]) =>
        `when ${folded(filter.of)} = any(${foldedArray(bind(values))}) then ${bind(group)}::text`,
    );
    return `select value, ${count} from (select case ${cases.join(' ')} end as value from ${table} where ${where}) as grouped
      where value is not null group by value order by count desc, value`;
  }
  return `select min(${name}::text) as value, ${count} from ${table} where ${where} and ${name} is not null
    group by ${compared(name, fields[name])} order by count desc, value ${most}`;
}
