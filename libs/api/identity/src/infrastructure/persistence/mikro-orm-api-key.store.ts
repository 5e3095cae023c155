import { actedBy, type Database } from '@site/api-platform/persistence';
import { ADMIN_ROLE, type ApiKeyScope } from '@site/vocabulary';
import type { ApiKeyStore, HeldApiKey } from '../../application/api-key.store';
import { ApiKey } from '../../domain/api-key';

interface FoundRow {
  readonly id: string;
  readonly scopes: ApiKeyScope[];
  readonly expired: boolean;
  readonly stale: boolean;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
}

const FIND = `select k.id, k.scopes, coalesce(k.expires_at <= now(), false) as expired,
  coalesce(k.last_used_at < now() - interval '1 minute', true) as stale, u.id as user_id, u.email, u.full_name
  from api_keys k join users u on u.id = k.made_by join user_roles r on r.user_id = u.id and r.role = $2
  where k.secret_hash = $1`;

/** The table `api_keys`: written as mapped, read as a row, since each call by a key reads one. */
export class MikroOrmApiKeyStore implements ApiKeyStore {
  constructor(private readonly database: Pick<Database, 'query' | 'unitOfWork'>) {}

  add(key: ApiKey): Promise<void> {
    return this.database.unitOfWork((unit) => unit.persist(key).flush());
  }

  async find(secretHash: string): Promise<HeldApiKey | undefined> {
    const [row] = await this.database.query<FoundRow>(FIND, [secretHash, ADMIN_ROLE], 'api-key');
    if (row === undefined) return undefined;
    const { id, scopes, expired, stale, user_id, email, full_name } = row;
    if (stale && !expired) await this.noteUse(id);
    return { id, scopes, expired, maker: { id: user_id, email, fullName: full_name } };
  }

  async remove(id: string, by: string): Promise<boolean> {
    return this.database.unitOfWork(
      async (unit) => (await unit.nativeDelete(ApiKey, { id, ...actedBy(by) })) === 1,
    );
  }

  /** Once a minute; a database that takes reads only lets keys read. */
  private async noteUse(id: string): Promise<void> {
    await this.database
      .query('update api_keys set last_used_at = now() where id = $1', [id])
      .catch(() => undefined);
  }
}
