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

/** A project as the API shows it: the columns of §3. */
export interface ProjectRow {
  readonly id: string;
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly category: string;
  readonly location: string;
  readonly date: string;
  readonly beneficiaries: string;
  readonly status: string;
  readonly image_url: string | null;
  readonly created_at: string;
}

export interface ProjectListRequest extends PageRequest {
  readonly category?: string | undefined;
  readonly status?: string | undefined;
}

export const PROJECT_SORTS = {
  title_fr: 'text',
  title_en: 'text',
  category: 'text',
  location: 'text',
  date: 'text',
  status: 'text',
} as const satisfies Sorts;

/** Reads projects as rows; nothing is hydrated for a visitor. */
export abstract class ProjectReader {
  /** Newest first, unless another order is asked for. */
  abstract list(request: ProjectListRequest): Promise<ListPage<ProjectRow>>;
  abstract one(id: string): Promise<{ readonly project: ProjectRow; readonly version: number } | undefined>;
  abstract wasRemoved(id: string): Promise<boolean>;
}

const COLUMNS =
  'id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries, status, ' +
  `image_url, ${instant('created_at')}`;
const TABLE = { table: 'projects', columns: COLUMNS, newestBy: 'created_at', sorts: PROJECT_SORTS };
const ONE = `select ${COLUMNS}, version from projects where id = $1`;

export class PostgresProjectReader extends ProjectReader {
  constructor(private readonly database: Database) {
    super();
  }

  list({ category, status, ...page }: ProjectListRequest): Promise<ListPage<ProjectRow>> {
    const where: Condition[] = [];
    if (category) where.push({ sql: 'fold(category) collate "C" = fold($)', value: category });
    if (status) where.push({ sql: 'status = $', value: status });
    return keysetPage<ProjectRow>(this.database, TABLE, { ...page, where });
  }

  async one(id: string): Promise<{ project: ProjectRow; version: number } | undefined> {
    const [row] = await this.database.query<ProjectRow & { version: number }>(ONE, [id], 'one-project');
    if (row === undefined) return undefined;
    const { version, ...project } = row;
    return { project, version };
  }

  wasRemoved(id: string): Promise<boolean> {
    return wasRemoved(this.database, 'projects', 'id', id);
  }
}
