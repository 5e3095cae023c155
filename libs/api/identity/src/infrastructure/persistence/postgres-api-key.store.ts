import { DomainError } from '@site/api-kernel';
import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Database, ListPage, PageRequest } from '@site/api-platform/persistence';
import { ADMIN_ROLE, type ApiKeyScope } from '@site/vocabulary';
import type { ApiKeyStore, ApiKey, StoredApiKey } from '../../application/api-key.store';
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

interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: ApiKeyScope[];
  readonly expires_at: string | null;
  readonly expired: boolean;
  readonly stale: boolean;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
}

const FIND = `select k.id, k.name, k.hint, k.scopes, k.expires_at, coalesce(k.expires_at <= now(), false) as expired,
  coalesce(k.last_used_at < now() - interval '1 minute', true) as stale, u.id as user_id, u.email, u.full_name
  from api_keys k join users u on u.id = k.made_by join user_roles r on r.user_id = u.id and r.role = $2
  where k.secret_hash = $1`;

export class PostgresApiKeyStore implements ApiKeyStore {
  constructor(private readonly database: Pick<Database, 'query' | 'write'>) {}

  async add(key: ApiKey, secretHash: string, makerId: string): Promise<void> {
    const { id, name, hint, scopes, expiresAt } = key;
    await this.database.write(
      'insert into api_keys (id, name, hint, secret_hash, scopes, made_by, expires_at) values ($1,$2,$3,$4,$5,$6,$7)',
      [id, name, hint, secretHash, scopes, makerId, expiresAt],
    );
  }

  async find(secretHash: string): Promise<StoredApiKey | undefined> {
    const [row] = await this.database.query<FoundRow>(FIND, [secretHash, ADMIN_ROLE], 'api-key');
    if (row === undefined) return undefined;
    if (row.stale && !row.expired) await this.noteUse(row.id);
    const { id, name, hint, scopes, expires_at, expired, user_id, email, full_name } = row;
    const expiresAt = expires_at === null ? null : new Date(expires_at);
    return {
      key: { id, name, hint, scopes, expiresAt },
      expired,
      maker: { id: user_id, email, fullName: full_name },
    };
  }

  /** Once a minute; a database that takes reads only lets keys read. */
  private async noteUse(id: string): Promise<void> {
    await this.database
      .query('update api_keys set last_used_at = now() where id = $1', [id])
      .catch(() => undefined);
  }

  async remove(id: string, by: string): Promise<boolean> {
    const removed = await this.database.write(
      `with acting as (select set_config('site.actor', $2, true) as person)
       delete from api_keys using acting where id = $1 and person is not null returning id`,
      [id, by],
    );
    return removed.length > 0;
  }
}
