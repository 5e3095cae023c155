import { DomainError } from '@site/api-kernel';
import { EDITORIAL, filterNames } from '@site/vocabulary';
import type { Editorial, Kind, TextForm, ValuesOf } from '@site/vocabulary';
import { inTextForm, unformattedIn, type FindUnformatted } from '../formatted-text';
import type { Database, Reads } from '../persistence/database';
import { keysetPage, type ListPage, type PageRequest } from '../persistence/keyset-page';
import type { Hiding } from '../persistence/list-counts';
import { wasRemoved, type NamedBy } from '../persistence/removed-records';
import { selectList, utc, type SelectList } from '../persistence/select-list';
import { pageRequest, type ListQuery } from '../http/list-query';
import type { Sorts } from '../http/pagination';
import type { Versioned } from '../http/versioned';
import { countedFor, filterConditions, type Facets, type Visibilities } from './facets';
import { answeredRow, fileEdits, fileFacts } from './file-facts';
import { seesHidden, visibilitiesOf, type Readership, type Visibility } from './readership';
import { namingOnlyShown, relatedMark } from './related-records';
import { namesOf, sortsOf, type Filters, type RecordOf } from './shapes';

/** What a list is asked for. */
export type ContentRequest<K extends Kind, Shown extends string = Visibility> = PageRequest &
  Filters<K> & { readonly visibility?: Shown | undefined; readonly text?: TextForm | undefined };

export type SearchRequest<K extends Kind> = Filters<K> & { readonly q?: string | undefined };

export type FacetRequest<K extends Kind, Shown extends string = Visibility> = SearchRequest<K> & {
  readonly visibility?: Shown | undefined;
};

/** Reads records of a kind as rows; nothing is hydrated for a visitor. */
export abstract class ContentReader<K extends Kind, Row = RecordOf<K>, Shown extends string = Visibility> {
  /** Newest first, unless another order is asked for. @param readership absent: visitors */
  abstract list(request: ContentRequest<K, Shown>, readership?: Readership): Promise<ListPage<Row>>;
  /** Of what such a list has, how much there is of each value that lists are filtered by. */
  abstract facets(request: FacetRequest<K, Shown>, readership?: Readership): Promise<Facets>;
  /** @param text form of its formatted texts; absent: as they were written @param by what names it; absent: its id */
  abstract one(
    name: string,
    readership?: Readership,
    text?: TextForm,
    by?: NamedBy,
  ): Promise<Versioned<Row> | undefined>;
  /** Whether a record that everybody could see was there. */
  abstract wasRemoved(name: string, by?: NamedBy): Promise<boolean>;

  /** @throws DomainError `not_found`, which tells whether it was there */
  async get(name: string, readership?: Readership, text?: TextForm, by?: NamedBy): Promise<Versioned<Row>> {
    const found = await this.one(name, readership, text, by);
    if (found !== undefined) return found;
    throw new DomainError('not_found', { removed: await this.wasRemoved(name, by) });
  }
}

/** What a readership may not see, and what is no column. */
type Apart = Editorial | 'page_url';
/** What everybody sees of a row, as its table has it. */
export type StoredRow<Row> = Omit<Row, Apart>;

export interface ReadTable<Row> {
  /** Gives each row the shape it has for visitors. */
  readonly columns: SelectList<StoredRow<Row>>;
  readonly sorts: Sorts;
  /** What its newest are the newest by; absent: when they were made. */
  readonly newestBy?: string;
  /** The SQL of how far its records are shown; absent: shown or hidden. */
  readonly visibilities?: Visibilities & { readonly public: string };
  /** The SQL of what visitors do not see; absent: what is hidden. */
  readonly unseen?: string;
}

/** The columns that a readership is shown. */
function columnsFor<Row>(readership: Readership, columns: SelectList<StoredRow<Row>>): SelectList<Row> {
  return (seesHidden(readership)
    ? `${columns}, ${EDITORIAL.join(', ')}`
    : columns) as string as SelectList<Row>;
}

/** The columns of a kind's fields, for the select list of its rows. */
export function fieldColumns<K extends Kind>(kind: K): Readonly<Record<keyof ValuesOf<K> & string, true>> {
  return Object.fromEntries(namesOf(kind).map((name) => [name, true])) as Record<keyof ValuesOf<K>, true>;
}

/** What every row has besides, for its select list. */
export function recordStateColumns(kind: Kind) {
  return { updated_at: utc('edited_at'), version: true, files: fileFacts(kind) } as const;
}

export function tableOf(kind: Kind): ReadTable<RecordOf<Kind>> {
  const columns = selectList<StoredRow<RecordOf<Kind>>>({
    id: true,
    ...fieldColumns(kind),
    created_at: utc('created_at'),
    ...recordStateColumns(kind),
  });
  return { columns, sorts: sortsOf(kind) };
}

export class PostgresContentReader<
  K extends Kind,
  Row extends { readonly id: string } = RecordOf<K>,
  Shown extends string = Visibility,
> extends ContentReader<K, Row, Shown> {
  private readonly table: ReadTable<Row>;
  private readonly visibilities: Visibilities & { readonly public: string };
  private readonly hiding: Hiding;
  private readonly findUnformatted: FindUnformatted;

  /** @param table what a row has, where that is more than the fields of its kind */
  constructor(
    protected readonly database: Database,
    private readonly kind: K,
    ...[table]: RecordOf<K> extends Row ? [table?: Partial<ReadTable<Row>>] : [table: ReadTable<Row>]
  ) {
    super();
    this.table = { ...(tableOf(kind) as unknown as ReadTable<Row>), ...table };
    const standard = visibilitiesOf(kind);
    this.visibilities = this.table.visibilities ?? standard;
    this.hiding = { shown: this.visibilities.public, hidden: this.table.unseen ?? standard.hidden };
    this.findUnformatted = unformattedIn(database.query);
  }

  async list(request: ContentRequest<K, Shown>, readership: Readership = 'visitors'): Promise<ListPage<Row>> {
    const { table, kind, hiding, visibilities } = this;
    const columns = columnsFor<Row>(readership, table.columns);
    const { sorts, newestBy = 'created_at' } = table;
    const listed = { columns, sorts, table: kind.name, newestBy };
    const where = filterConditions(kind, request);
    const asked = request.visibility === undefined ? undefined : visibilities[request.visibility];
    if (asked !== undefined) where.push({ sql: asked });
    const page = await keysetPage<Row>(this.readsOf(readership), listed, {
      ...request,
      where,
      waitsTurn: readership !== 'editors',
      ...(!seesHidden(readership) && { hiding }),
    });
    const shown = await this.shownTo(readership, page.items);
    const items = await inTextForm(kind, shown, request.text, this.findUnformatted);
    return { ...page, items: items.map((row) => answeredRow(kind, row)) };
  }

  facets(request: FacetRequest<K, Shown>, readership: Readership = 'visitors'): Promise<Facets> {
    const { kind, visibilities } = this;
    return countedFor(this.readsOf(readership), readership, kind, request, visibilities);
  }

  async one(
    name: string,
    readership: Readership = 'visitors',
    form?: TextForm,
    by: NamedBy = 'id',
  ): Promise<Versioned<Row> | undefined> {
    const { name: table } = this.kind;
    const condition = seesHidden(readership) ? '' : ` and ${this.hiding.shown}`;
    const columns = columnsFor<Row>(readership, this.table.columns);
    const text = `select ${columns} from ${table} where ${by} = $1${condition}`;
    const statement = `one-of-${table}-by-${by}-for-${readership}`;
    const found = await this.readsOf(readership).query<Row & { version: number }>(text, [name], statement);
    const rows = await this.shownTo(readership, found);
    const [row] = await inTextForm(this.kind, rows, form, this.findUnformatted);
    // Editors are told all that it names, which moves with its version only.
    return row && answeredVersion(this.kind, row, seesHidden(readership) ? 0 : relatedMark(this.kind, row));
  }

  private async shownTo<Found extends Row>(readership: Readership, rows: Found[]): Promise<Found[]> {
    return seesHidden(readership) ? rows : namingOnlyShown(this.database.visitors.query, this.kind, rows);
  }

  private readsOf(readership: Readership): Reads {
    return readership === 'visitors' ? this.database.visitors : this.database;
  }

  wasRemoved(name: string, by: NamedBy = 'id'): Promise<boolean> {
    return wasRemoved(this.database, this.kind.name, by, name);
  }
}

/** A row as it is answered, with what its tag is made of. */
function answeredVersion<Row extends { readonly id: string; readonly version: number }>(
  kind: Kind,
  row: Row,
  related = 0,
): Versioned<Row> {
  const count = (fileEdits(row) ?? 0) + related || undefined;
  return { value: answeredRow(kind, row), version: row.version, ...(count !== undefined && { count }) };
}

/** The page, order and filters that a query asks for. @throws DomainError `invalid_parameter` */
export function listRequest<K extends Kind>(
  kind: K,
  query: ListQuery & Filters<K> & { readonly visibility?: Visibility; readonly text?: TextForm },
  sorts: Sorts = sortsOf(kind),
): ContentRequest<K> {
  const asked = filterNames(kind).map((name) => [name, (query as Readonly<Record<string, unknown>>)[name]]);
  const { visibility, text } = query;
  return { ...pageRequest(query, sorts), ...(Object.fromEntries(asked) as Filters<K>), visibility, text };
}
