import { filterNames, type DerivedFilter, type Field, type Kind } from '@site/vocabulary';
import type { Reads } from '../persistence/database';
import { readQueued } from '../persistence/expensive-reads';
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
  return { sql: `${left} = any(${right})`, value: values, isExpensive: true };
}

function derivedCondition(filter: DerivedFilter, values: readonly string[]): Condition {
  if (filter.type === 'year')
    return { sql: `${filter.of} ~ ('\\m(?:' || $ || ')\\M')`, value: values.join('|'), isExpensive: true };
  const grouped = values.flatMap((value) => filter.groups[value] ?? []);
  return { sql: `${folded(filter.of)} = any(${foldedArray('$')})`, value: grouped, isExpensive: true };
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
  database: Reads,
  readership: Readership,
  kind: Kind,
  request: { readonly q?: string | undefined; readonly visibility?: string | undefined },
  visibilities: Visibilities & { readonly public: string },
): Promise<Facets> {
  const values: unknown[] = [];
  const text = facetsSql(kind, request, visibilities, seesHidden(readership), values);
  return readQueued(database, readership !== 'editors', async (query) => {
    const [counted] = await query<Facets>(text, values);
    return counted ?? {};
  });
}

/**
 * One row, whose columns are the filters. The table is read once, and its records counted by all that filters ask of;
 * each filter then counts these few, all other filters being as they are.
 * @param told whether it is counted, too, how far they are shown
 * @param values that the statement names
 */
function facetsSql(
  kind: Kind,
  request: { readonly q?: string | undefined; readonly visibility?: string | undefined },
  visibilities: Visibilities & { readonly public: string },
  told: boolean,
  values: unknown[],
): string {
  const all = (conditions: readonly Condition[]) => boundTo(values, conditions).join(' and ') || 'true';
  const read = all([...(told ? [] : [{ sql: visibilities.public }]), ...wordsOf(request.q)]);
  const shown = Object.entries(visibilities).map(([name, sql]) => `(${sql}) as ${shownAs(name)}`);
  const columns = [...askedColumns(kind), ...shown];
  const groups = columns.map((_, index) => index + 1).join(', ');
  const asked = Object.keys(visibilities).filter((name) => name === request.visibility);
  const facets = filterNames(kind).map((name) => {
    const where = all([
      ...asked.map((one) => ({ sql: shownAs(one) })),
      ...filterConditions(kind, request, name),
    ]);
    return [name, facetSql(kind, name, where, binder(values))];
  });
  if (told) {
    const where = all(filterConditions(kind, request));
    facets.push(['visibility', visibilitySql(Object.keys(visibilities), where)]);
  }
  const lists = facets.map(
    ([name, sql]) => `array(select to_json(facet) from (${sql}) as facet) as "${name}"`,
  );
  return `with grouped as materialized
      (select ${columns.join(', ')}, count(*) as records from ${kind.name} where ${read} group by ${groups})
    select ${lists.join(', ')}`;
}

/** The columns that the filters of a kind ask of. */
const askedColumns = (kind: Kind): readonly string[] => [
  ...new Set(filterNames(kind).map((name) => kind.derived?.[name]?.of ?? name)),
];

const shownAs = (visibility: string): string => `shown_as_${visibility}`;

type Bind = ReturnType<typeof binder>;

const COUNT = 'sum(records)::int as count';

function visibilitySql(visibilities: readonly string[], where: string): string {
  const shown = visibilities.map((name) => `('${name}', ${shownAs(name)})`);
  return `select value, ${COUNT} from grouped cross join lateral (values ${shown.join(', ')}) as shown (value, holds)
    where holds and ${where} group by value order by count desc, value`;
}

function facetSql({ fields, derived }: Kind, name: string, where: string, bind: Bind): string {
  const filter = derived?.[name];
  const most = `limit ${MOST_VALUES}`;
  if (filter?.type === 'year') {
    const years = `lateral (select distinct (regexp_matches(${filter.of}, ${YEARS}, 'g'))[1] as value)`;
    return `select value, ${COUNT} from grouped cross join ${years} as years where ${where}
      group by value order by value desc ${most}`;
  }
  if (filter?.type === 'group') {
    const cases = Object.entries(filter.groups).map(
      ([group, values]) =>
        `when ${folded(filter.of)} = any(${foldedArray(bind(values))}) then ${bind(group)}::text`,
    );
    return `select value, ${COUNT}
      from (select records, case ${cases.join(' ')} end as value from grouped where ${where}) as grouped
      where value is not null group by value order by count desc, value`;
  }
  return `select min(${name}::text) as value, ${COUNT} from grouped where ${where} and ${name} is not null
    group by ${compared(name, fields[name])} order by count desc, value ${most}`;
}
