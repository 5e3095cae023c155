import type { ApiKey } from '../domain/api-key';
import type { Identity } from '../domain/user';

/** What each call by a key asks. */
export interface HeldApiKey extends Pick<ApiKey, 'id' | 'scopes'> {
  /** Whether its time is over. */
  readonly expired: boolean;
  readonly maker: Identity;
}

/** Keys of machines. */
export abstract class ApiKeyStore {
  abstract add(key: ApiKey): Promise<void>;
  /** Undefined when there is none, or who made it is no administrator any more. Notes that the key is used. */
  abstract find(secretHash: string): Promise<HeldApiKey | undefined>;
  /** @param by id of the administrator who takes it back @returns whether it was there */
  abstract remove(id: string, by: string): Promise<boolean>;
}
