/** Counts failed sign-ins per account and address, so that guessing stops and nobody locks out a stranger. */
export abstract class SignInAttempts {
  /** @throws DomainError `rate_limited`, or `dependency_unavailable` when nobody can tell */
  abstract demandLeft(email: string, address: string): Promise<void>;
  /** @throws DomainError as `demandLeft` */
  abstract failed(email: string, address: string): Promise<void>;
  abstract succeeded(email: string, address: string): Promise<void>;
}
