import { DomainError, violation } from '@site/api-kernel';
import type { TargetRules } from './open-address';
import { newSecret } from './webhook-signature';
import { isTarget } from './webhook-target';

/** Most characters of an address. */
export const TARGET_LENGTH = 500;

/** An address that is told of changes. */
export class Webhook {
  /** Signs what it is told; kept as it is, since each call needs it. */
  readonly secret = newSecret();

  /**
   * @param kinds names of the tables of whose changes it is told
   * @throws DomainError `validation_failed` for an address that may not be called
   */
  constructor(
    readonly id: string,
    readonly url: string,
    readonly kinds: readonly string[],
    readonly madeBy: string | null,
    rules: TargetRules,
  ) {
    const violations = [violation('/url', 'webhook_url_invalid')];
    if (!isTarget(url, rules)) throw new DomainError('validation_failed', { violations });
  }
}
