import { DomainError } from '@site/api-kernel';
import type { Allowance, IdGenerator, Limit, RateLimiter } from '@site/api-kernel';
import { ApiKey } from '../domain/api-key';
import type { ApiKeyStore, HeldApiKey } from './api-key.store';
import type { SecretSource } from './tokens';

const USES: Limit = { name: 'api-key', points: 600, seconds: 60 };

/** Keys by which machines call the API: each made by an administrator, for a few things, as long as he is one. */
export class ApiKeyService {
  constructor(
    private readonly store: ApiKeyStore,
    private readonly secrets: Pick<SecretSource, 'token' | 'hashOf'>,
    private readonly ids: IdGenerator,
    private readonly limiter: Pick<RateLimiter, 'spend'>,
  ) {}

  /** Answers the key, and its secret: shown once, since only its hash is stored. */
  async make(
    asked: Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'makerId'>,
  ): Promise<{ readonly key: ApiKey; readonly secret: string }> {
    const secret = ApiKey.secretOf(this.secrets.token());
    const facts = { ...asked, id: this.ids.next(), secretHash: this.secrets.hashOf(secret) };
    const key = new ApiKey(facts, secret);
    await this.store.add(key);
    return { key, secret };
  }

  /** @throws DomainError `not_found` */
  async revoke(id: string, by: string): Promise<void> {
    if (!(await this.store.remove(id, by))) throw new DomainError('not_found');
  }

  /** @throws DomainError `token_invalid`, `token_expired`, `rate_limited` */
  async identify(secret: string): Promise<HeldApiKey & { readonly left: Allowance }> {
    const held = await this.store.find(this.secrets.hashOf(secret));
    if (held === undefined) throw new DomainError('token_invalid');
    if (held.expired) throw new DomainError('token_expired');
    return { ...held, left: await this.limiter.spend(USES, held.id) };
  }
}
