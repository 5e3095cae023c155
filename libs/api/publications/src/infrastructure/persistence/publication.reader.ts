import {
  instant,
  keysetPage,
  type Condition,
  type Database,
  type ListPage,
  type PageRequest,
  type Sorts,
  wasRemoved,
} from '@site/api-platform';

/** A publication as the API shows it: the columns of §3. */
export interface PublicationRow {
  readonly id: string;
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly type: string;
  readonly category: string;
  readonly language: string;
  readonly date: string;
  readonly file_url: string | null;
  readonly file_size: string | null;
  readonly downloads: number;
  readonly created_at: string;
}

export interface PublicationListRequest extends PageRequest {
  readonly type?: string | undefined;
  readonly category?: string | undefined;
  readonly language?: string | undefined;
}

export const PUBLICATION_SORTS = {
  title_fr: 'text',
  title_en: 'text',
  type: 'text',
  category: 'text',
  language: 'text',
  date: 'text',
  downloads: 'integer',
} as const satisfies Sorts;

export interface VersionedPublication {
  readonly publication: PublicationRow;
  readonly version: number;
}

/** Reads publications as rows; nothing is hydrated for a visitor. */
export abstract class PublicationReader {
  /** Newest first, unless another order is asked for. */
  abstract list(request: PublicationListRequest): Promise<ListPage<PublicationRow>>;
  abstract one(id: string): Promise<VersionedPublication | undefined>;
  abstract wasRemoved(id: string): Promise<boolean>;
}

const COLUMNS =
  'id, title_fr, title_en, description_fr, description_en, type, category, language, date, file_url, file_size, ' +
  `downloads, ${instant('created_at')}`;
const TABLE = {
  table: 'publications',
  columns: COLUMNS,
  newestBy: 'created_at',
  sorts: PUBLICATION_SORTS,
};
const ONE = `select ${COLUMNS}, version from publications where id = $1`;

export class PostgresPublicationReader extends PublicationReader {
  constructor(private readonly database: Database) {
    super();
  }

  list({ type, category, language, ...page }: PublicationListRequest): Promise<ListPage<PublicationRow>> {
    const where: Condition[] = [];
    if (type) where.push({ sql: 'fold(type) collate "C" = fold($)', value: type });
    if (category) where.push({ sql: 'fold(category) collate "C" = fold($)', value: category });
    if (language) where.push({ sql: 'fold(language) collate "C" = fold($)', value: language });
    return keysetPage<PublicationRow>(this.database, TABLE, { ...page, where });
  }

  async one(id: string): Promise<VersionedPublication | undefined> {
    const [row] = await this.database.query<PublicationRow & { version: number }>(
      ONE,
      [id],
      'one-publication',
    );
    if (row === undefined) return undefined;
    const { version, ...publication } = row;
    return { publication, version };
  }

  wasRemoved(id: string): Promise<boolean> {
    return wasRemoved(this.database, 'publications', 'id', id);
  }
}
