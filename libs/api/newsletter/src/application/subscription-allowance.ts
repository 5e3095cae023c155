/** How often somebody may ask, and how many letters the product may send because strangers ask for them. */
export abstract class SubscriptionAllowance {
  /**
   * @param client what one visitor is counted under; it is not stored with the subscription
   * @param mails whether the request may lead to a letter
   * @throws DomainError `rate_limited` when nothing is left, `dependency_unavailable` when nobody can tell
   */
  abstract take(client: string, mails: boolean): Promise<void>;
}
