/** Turns passwords into hashes that are slow to guess; only so many at a time. */
export abstract class PasswordHasher {
  /** @throws DomainError `dependency_unavailable` when too many are waiting */
  abstract hash(password: string): Promise<string>;
  /** Takes the same time without a hash, and answers false. @throws DomainError `dependency_unavailable` */
  abstract verify(hash: string | undefined, password: string): Promise<boolean>;
}
