import type { PublishedPages, PageNotice, PublishedPage } from '@site/api-kernel';
import type { ContentKind } from '@site/vocabulary';
import { plainTexts, unformattedIn } from '../formatted-text';
import type { Database } from './database';

/** How the records of a table are found on the site. Columns and conditions are SQL. */
export interface PagedTable {
  readonly table: ContentKind;
  /** Address of the list: a record's page is below it. */
  readonly folder: string;
  /** Column that names the page. */
  readonly name: 'id' | 'slug';
  /** Column with the moment from which on everybody sees the record; absent: always. */
  readonly publicFrom?: string;
  /** Columns that feeds show: the moment of publication, and a formatted text without its language. */
  readonly feed?: { readonly at: string; readonly text: string };
}

const moment = (sql: string): string => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The pages of a table with the columns of every kind of content. */
export class TablePages implements PublishedPages {
  private readonly changed: string;
  private readonly visible: string;

  constructor(
    private readonly database: Database,
    private readonly paged: PagedTable,
  ) {
    const { publicFrom } = paged;
    this.changed = publicFrom === undefined ? 'edited_at' : `greatest(edited_at, ${publicFrom})`;
    this.visible = publicFrom === undefined ? 'not hidden' : `not hidden and ${publicFrom} <= now()`;
  }

  get kind(): ContentKind {
    return this.paged.table;
  }

  async parts(size: number): Promise<readonly string[]> {
    const rows = await this.database.query<{ changed_at: string }>(
      `select ${moment('max(changed)')} as changed_at from (
         select (row_number() over (order by id) - 1) / $1 as part, ${this.changed} as changed
         from ${this.kind} where ${this.visible}) listed
       group by part order by part`,
      [size],
    );
    return rows.map((row) => row.changed_at);
  }

  async part(index: number, size: number): Promise<readonly PublishedPage[]> {
    const { name, folder } = this.paged;
    const rows = await this.database.query<{ name: string; changed_at: string }>(
      `select ${name}::text as name, ${moment(this.changed)} as changed_at
       from ${this.kind} where ${this.visible} order by id offset $1 limit $2`,
      [index * size, size],
    );
    return rows.map((row) => ({ path: `${folder}/${row.name}`, changedAt: row.changed_at }));
  }

  async newest(amount: number): Promise<readonly PageNotice[]> {
    const { name, folder, feed } = this.paged;
    if (feed === undefined) return [];
    const { at, text } = feed;
    const rows = await this.database.query<FeedRow>(
      `select id, ${name}::text as name, title_fr, title_en, ${text}_fr as text_fr,
         ${text}_en as text_en, ${moment(at)} as published_at, ${moment(this.changed)} as changed_at
       from ${this.kind} where ${this.visible} order by ${this.kind}.${at} desc, id desc limit $1`,
      [amount],
    );
    const texts = rows.flatMap((row) => [row.text_fr, row.text_en]);
    const plain = await plainTexts(texts, unformattedIn(this.database.query));
    return rows.map((row, index) => ({
      id: row.id,
      path: `${folder}/${row.name}`,
      title: { fr: row.title_fr, en: row.title_en },
      text: { fr: plain[2 * index] ?? '', en: plain[2 * index + 1] ?? '' },
      publishedAt: row.published_at,
      changedAt: row.changed_at,
    }));
  }

  async holds(): Promise<number | undefined> {
    const { publicFrom } = this.paged;
    if (publicFrom === undefined) return undefined;
    const [row] = await this.database.query<{ delay: number | null }>(
      `select (extract(epoch from min(${publicFrom}) - now()) * 1000)::float8 as delay
       from ${this.kind} where not hidden and ${publicFrom} > now()`,
    );
    return row?.delay ?? undefined;
  }
}

interface FeedRow {
  readonly id: string;
  readonly name: string;
  readonly title_fr: string;
  readonly title_en: string;
  readonly text_fr: string;
  readonly text_en: string;
  readonly published_at: string;
  readonly changed_at: string;
}
