/** How often one account may ask for a link: enough for its owner, too little to flood a mailbox. */
export abstract class ResetAllowance {
  /** Takes one request, and answers whether it was left. @throws DomainError `dependency_unavailable` when nobody can tell */
  abstract take(userId: string): Promise<boolean>;
}
