import { DomainError } from '@site/api-kernel';
import { SignInAttempts } from '../application/sign-in-attempts';

const ALLOWED = 10;

/** Ten failures per account and address, for ever. */
export class InMemorySignInAttempts extends SignInAttempts {
  private readonly failures = new Map<string, number>();

  async demandLeft(email: string, address: string): Promise<void> {
    if (this.count(email, address) >= ALLOWED) throw new DomainError('rate_limited', { retryAfter: 900 });
  }

  async failed(email: string, address: string): Promise<void> {
    await this.demandLeft(email, address);
    this.failures.set(`${email} ${address}`, this.count(email, address) + 1);
  }

  async succeeded(email: string, address: string): Promise<void> {
    this.failures.delete(`${email} ${address}`);
  }

  private count(email: string, address: string): number {
    return this.failures.get(`${email} ${address}`) ?? 0;
  }
}
