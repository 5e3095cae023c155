import {
  instant,
  keysetPage,
  type Condition,
  type Database,
  type ListPage,
  type PageRequest,
  type Sorts,
} from '@site/api-platform';

/** A partner as the API shows it: the columns of §3. */
export interface PartnerRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly country: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly logo_url: string | null;
  readonly website_url: string | null;
  readonly projects_count: number;
  readonly created_at: string;
}

export interface PartnerListRequest extends PageRequest {
  readonly type?: string | undefined;
  readonly country?: string | undefined;
}

export const PARTNER_SORTS = {
  name: 'text',
  type: 'text',
  country: 'text',
  projects_count: 'integer',
} as const satisfies Sorts;

/** Reads partners as rows; nothing is hydrated for a visitor. */
export abstract class PartnerReader {
  /** Newest first, unless another order is asked for. */
  abstract list(request: PartnerListRequest): Promise<ListPage<PartnerRow>>;
  abstract one(id: string): Promise<{ readonly partner: PartnerRow; readonly version: number } | undefined>;
}

const COLUMNS =
  'id, name, type, country, description_fr, description_en, logo_url, website_url, projects_count, ' +
  instant('created_at');
const TABLE = { table: 'partners', columns: COLUMNS, newestBy: 'created_at', sorts: PARTNER_SORTS };
const ONE = `select ${COLUMNS}, version from partners where id = $1`;

export class PostgresPartnerReader extends PartnerReader {
  constructor(private readonly database: Database) {
    super();
  }

  list({ type, country, ...page }: PartnerListRequest): Promise<ListPage<PartnerRow>> {
    const where: Condition[] = [];
    if (type) where.push({ sql: 'fold(type) collate "C" = fold($)', value: type });
    if (country) where.push({ sql: 'fold(country) collate "C" = fold($)', value: country });
    return keysetPage<PartnerRow>(this.database, TABLE, { ...page, where });
  }

  async one(id: string): Promise<{ partner: PartnerRow; version: number } | undefined> {
    const [row] = await this.database.query<PartnerRow & { version: number }>(ONE, [id], 'one-partner');
    if (row === undefined) return undefined;
    const { version, ...partner } = row;
    return { partner, version };
  }
}
