import type { ApiKeyScope } from '@site/vocabulary';
import type { Identity } from '../domain/user';

/** What a key is for, and until when; its secret is not known. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** The beginning of the key, by which people tell it from others. */
  readonly hint: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expiresAt: Date | null;
}

export interface StoredApiKey {
  readonly key: ApiKey;
  /** Whether its time is over. */
  readonly expired: boolean;
  /** Who made it, and answers for what is done with it. */
  readonly maker: Identity;
}

/** Keys of machines. Their secrets are stored as hashes. */
export abstract class ApiKeyStore {
  abstract add(key: ApiKey, secretHash: string, makerId: string): Promise<void>;
  /** Undefined when there is none, or who made it is no administrator any more. Notes that the key is used. */
  abstract find(secretHash: string): Promise<StoredApiKey | undefined>;
  /** @param by id of the administrator who takes it back @returns whether it was there */
  abstract remove(id: string, by: string): Promise<boolean>;
}
