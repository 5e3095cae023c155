/** How much may be written to the firm. */
export abstract class SendingAllowance {
  /**
   * @param client what one visitor is counted under; it is not stored with the message
   * @param mails whether the message will be mailed
   * @throws DomainError `rate_limited`
   */
  abstract take(client: string, mails: boolean): Promise<void>;
}
