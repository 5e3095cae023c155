import type { Versioned } from '@site/api-kernel';
import type { InMemoryRepository } from '@site/api-kernel/testing';
import { EDITORIAL, type Kind, type TextForm } from '@site/vocabulary';
import { ContentReader, type ContentRequest, type FacetRequest } from '../content/content-reader';
import { seesHidden, type Readership } from '../content/readership';
import type { Facet, Facets } from '../content/facets';
import type { RecordOf } from '../content/shapes';
import { inTextForm } from '../formatted-text';
import type { ListPage } from '../persistence/keyset-page';

/** Nothing is older than the marks. */
export const NONE_UNFORMATTED = async (): Promise<ReadonlySet<string>> => new Set();

/** A row as a readership is shown it. */
export function toldTo<Row extends object>(readership: Readership | undefined, row: Row): Row {
  if (seesHidden(readership)) return row;
  const told = Object.entries(row).filter(([name]) => !EDITORIAL.some((one) => one === name));
  return Object.fromEntries(told) as Row;
}

/** Reads the records of an in-memory repository; searches and pages only as far as HTTP tests need. */
export class InMemoryContentReader<
  K extends Kind,
  Entity extends Versioned & { readonly hidden: boolean },
  Row extends { readonly id: string } = RecordOf<K>,
> extends ContentReader<K, Row> {
  constructor(
    private readonly kind: K,
    private readonly stored: InMemoryRepository<Entity>,
    private readonly rowOf: (entity: Entity) => Row,
  ) {
    super();
  }

  async list({ size, ...request }: ContentRequest<K>, readership?: Readership): Promise<ListPage<Row>> {
    const asked = request as Readonly<Record<string, unknown>>;
    const entities = this.shownTo(readership)
      .reverse()
      .filter(
        ({ hidden }) => asked['visibility'] === undefined || hidden === (asked['visibility'] === 'hidden'),
      );
    const rows = entities.map((one) => this.rowFor(readership, one)) as (Row &
      Readonly<Record<string, unknown>>)[];
    const found = rows.filter((row) =>
      this.kind.filters.every(
        (name) => asked[name] === undefined || [asked[name]].flat().includes(String(row[name])),
      ),
    );
    const last = found[size - 1];
    const next = found.length > size && last ? { at: String(last['created_at']), id: last.id } : undefined;
    const items = await inTextForm(this.kind, found.slice(0, size), request.text, NONE_UNFORMATTED);
    return { items, total: found.length, next };
  }

  async facets({ visibility, ...request }: FacetRequest<K>, readership?: Readership): Promise<Facets> {
    const rows = async (more: object) => {
      const asked = { ...request, ...more, size: Infinity } as unknown as ContentRequest<K>;
      return (await this.list(asked, readership)).items as readonly Readonly<Record<string, unknown>>[];
    };
    const narrowed = await rows({ visibility });
    const counted = this.kind.filters.map(
      (name) => [name, counts(narrowed.map((row) => row[name]))] as const,
    );
    const shown = (await rows({})).map((row) => (row['hidden'] === true ? 'hidden' : 'public'));
    return { ...Object.fromEntries(counted), ...(seesHidden(readership) && { visibility: counts(shown) }) };
  }

  async one(
    id: string,
    readership?: Readership,
    form?: TextForm,
  ): Promise<{ value: Row; version: number } | undefined> {
    const entity = this.shownTo(readership).find((one) => one.id === id);
    if (entity === undefined) return undefined;
    const rows = [this.rowFor(readership, entity)];
    const [value = rows[0]!] = await inTextForm(this.kind, rows, form, NONE_UNFORMATTED);
    return { value, version: entity.version };
  }

  async wasRemoved(id: string): Promise<boolean> {
    return this.stored.removed.has(id);
  }

  private shownTo(readership: Readership | undefined): Entity[] {
    const { all } = this.stored;
    return seesHidden(readership) ? all : all.filter(({ hidden }) => !hidden);
  }

  private rowFor(readership: Readership | undefined, entity: Entity): Row {
    return toldTo(readership, this.rowOf(entity));
  }
}

/** How often each is among them. */
export function counts(values: readonly unknown[]): Facet[] {
  const texts = values.map(String);
  return [...new Set(texts)].map((value) => ({ value, count: texts.filter((one) => one === value).length }));
}
