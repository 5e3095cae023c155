import type { Versioned } from '@site/api-kernel';
import type { InMemoryRepository } from '@site/api-kernel/testing';
import { EDITORIAL, type Kind, type TextForm } from '@site/vocabulary';
import { ContentReader, type ContentRequest, type FacetRequest } from '../content/content-reader';
import { seesHidden, type Readership, type Visibility } from '../content/readership';
import type { Facet, Facets } from '../content/facets';
import type { RecordOf } from '../content/shapes';
import { inTextForm } from '../formatted-text';
import type { ListPage } from '../persistence/keyset-page';
import type { NamedBy } from '../persistence/removed-records';

/** Nothing is older than the marks. */
const NONE_UNFORMATTED = async (): Promise<ReadonlySet<string>> => new Set();

/** A row as a readership is shown it. */
function toldTo<Row extends object>(readership: Readership | undefined, row: Row): Row {
  if (seesHidden(readership)) return row;
  const told = Object.entries(row).filter(([name]) => !EDITORIAL.some((one) => one === name));
  return Object.fromEntries(told) as Row;
}

/** Reads the records of an in-memory repository; searches and pages only as far as HTTP tests need. */
export class InMemoryContentReader<
  K extends Kind,
  Entity extends Versioned & { readonly hidden: boolean },
  Row extends { readonly id: string } = RecordOf<K>,
  Shown extends string = Visibility,
> extends ContentReader<K, Row, Shown> {
  protected readonly newestBy: string = 'created_at';

  constructor(
    private readonly kind: K,
    private readonly stored: InMemoryRepository<Entity>,
    private readonly rowOf: (entity: Entity) => Row,
  ) {
    super();
  }

  async list(
    { size, ...request }: ContentRequest<K, Shown>,
    readership?: Readership,
  ): Promise<ListPage<Row>> {
    const asked = request as Readonly<Record<string, unknown>>;
    const entities = this.shownTo(readership).filter(
      (one) => asked['visibility'] === undefined || this.visibilityOf(one) === asked['visibility'],
    );
    const rows = this.newestFirst(entities).map((one) => this.rowFor(readership, one)) as (Row &
      Readonly<Record<string, unknown>>)[];
    const found = rows.filter((row) =>
      this.kind.filters.every(
        (name) => asked[name] === undefined || [asked[name]].flat().includes(String(row[name])),
      ),
    );
    const last = found[size - 1];
    const next = found.length > size && last ? { at: String(last[this.newestBy]), id: last.id } : undefined;
    const items = await inTextForm(this.kind, found.slice(0, size), request.text, NONE_UNFORMATTED);
    return { items, total: found.length, next };
  }

  async facets({ visibility, ...request }: FacetRequest<K, Shown>, readership?: Readership): Promise<Facets> {
    const rows = async (more: object) => {
      const asked = { ...request, ...more, size: Infinity } as unknown as ContentRequest<K, Shown>;
      return (await this.list(asked, readership)).items as readonly (Row &
        Readonly<Record<string, unknown>>)[];
    };
    const narrowed = await rows({ visibility });
    const counted = this.kind.filters.map(
      (name) => [name, counts(narrowed.map((row) => row[name]))] as const,
    );
    const kept = new Map(this.stored.all.map((one) => [one.id, one]));
    const shown = (await rows({})).map(({ id }) => this.visibilityOf(kept.get(id)!));
    return { ...Object.fromEntries(counted), ...(seesHidden(readership) && { visibility: counts(shown) }) };
  }

  async one(
    name: string,
    readership?: Readership,
    form?: TextForm,
    by: NamedBy = 'id',
  ): Promise<{ value: Row; version: number } | undefined> {
    type Named = { readonly [Name in NamedBy]?: string };
    const entity = this.shownTo(readership).find((one) => (one as Named)[by] === name);
    if (entity === undefined) return undefined;
    const rows = [this.rowFor(readership, entity)];
    const [value = rows[0]!] = await inTextForm(this.kind, rows, form, NONE_UNFORMATTED);
    return { value, version: entity.version };
  }

  async wasRemoved(name: string): Promise<boolean> {
    return this.stored.removed.has(name);
  }

  protected newestFirst(entities: Entity[]): Entity[] {
    return entities.reverse();
  }

  protected visibilityOf({ hidden }: Entity): string {
    return hidden ? 'hidden' : 'public';
  }

  private shownTo(readership: Readership | undefined): Entity[] {
    const { all } = this.stored;
    return seesHidden(readership) ? all : all.filter((one) => this.visibilityOf(one) === 'public');
  }

  private rowFor(readership: Readership | undefined, entity: Entity): Row {
    return toldTo(readership, this.rowOf(entity));
  }
}

/** How often each is among them. */
function counts(values: readonly unknown[]): Facet[] {
  const texts = values.map(String);
  return [...new Set(texts)].map((value) => ({ value, count: texts.filter((one) => one === value).length }));
}
