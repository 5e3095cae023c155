import { DomainError } from '@site/api-kernel';
import type { Allowance, IdGenerator, Limit, RateLimiter } from '@site/api-kernel';
import type { ApiKey, ApiKeyStore, StoredApiKey } from './api-key.store';
import type { SecretSource } from './tokens';

/** Of every key: secret scanners find it where it should not be. */
const PREFIX = 'site_key_';
/** Characters of a secret that are shown again. */
const HINT = 6;
const USES: Limit = { name: 'api-key', points: 600, seconds: 60 };

export interface MadeApiKey {
  readonly key: ApiKey;
  /** Shown once; only its hash is stored. */
  readonly secret: string;
}

/** Keys by which machines call the API: each made by an administrator, for a few things, as long as he is one. */
export class ApiKeyService {
  constructor(
    private readonly store: ApiKeyStore,
    private readonly secrets: Pick<SecretSource, 'token' | 'hashOf'>,
    private readonly ids: IdGenerator,
    private readonly limiter: Pick<RateLimiter, 'spend'>,
  ) {}

  async make(asked: Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>, makerId: string): Promise<MadeApiKey> {
    const secret = `${PREFIX}${this.secrets.token()}`;
    const key: ApiKey = { ...asked, id: this.ids.next(), hint: secret.slice(0, PREFIX.length + HINT) };
    await this.store.add(key, this.secrets.hashOf(secret), makerId);
    return { key, secret };
  }

  /** @throws DomainError `not_found` */
  async revoke(id: string, by: string): Promise<void> {
    if (!(await this.store.remove(id, by))) throw new DomainError('not_found');
  }

  /** @throws DomainError `token_invalid`, `token_expired`, `rate_limited` */
  async identify(secret: string): Promise<StoredApiKey & { readonly left: Allowance }> {
    const held = await this.store.find(this.secrets.hashOf(secret));
    if (held === undefined) throw new DomainError('token_invalid');
    if (held.expired) throw new DomainError('token_expired');
    return { ...held, left: await this.limiter.spend(USES, held.key.id) };
  }
}

export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}
