import { DomainError } from '@site/api-kernel';
import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Database, ListPage, PageRequest } from '@site/api-platform/persistence';
import type { ApiKeyDto } from '../http/api-keys.dto';

const COLUMNS = selectList<ApiKeyDto>({
  id: true,
  name: true,
  hint: true,
  scopes: true,
  made_by: '(select full_name from users where users.id = api_keys.made_by)',
  created_at: utc('created_at'),
  expires_at: utc('expires_at'),
  last_used_at: utc('last_used_at'),
});

/** Reads keys as rows. */
export class ApiKeyReader {
  constructor(private readonly database: Database) {}

  list(request: PageRequest): Promise<ListPage<ApiKeyDto>> {
    const table = { table: 'api_keys', columns: COLUMNS, newestBy: 'created_at', sorts: {} };
    return keysetPage<ApiKeyDto>(this.database, table, { ...request, where: [{ sql: 'true' }] });
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<ApiKeyDto> {
    const [row] = await this.database.query<ApiKeyDto>(`select ${COLUMNS} from api_keys where id = $1`, [id]);
    if (row === undefined) throw new DomainError('not_found');
    return row;
  }
}
