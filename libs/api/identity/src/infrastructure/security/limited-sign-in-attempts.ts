import { clientKey, type Limit, type RateLimiter } from '@site/api-platform';
import { SignInAttempts } from '../../application/sign-in-attempts';

const FAILURES: Limit = { name: 'sign-in-failures', points: 10, seconds: 15 * 60 };

export class LimitedSignInAttempts extends SignInAttempts {
  constructor(private readonly limiter: RateLimiter) {
    super();
  }

  demandLeft(email: string, address: string): Promise<void> {
    return this.limiter.check(FAILURES, keyOf(email, address));
  }

  failed(email: string, address: string): Promise<void> {
    return this.limiter.spend(FAILURES, keyOf(email, address));
  }

  succeeded(email: string, address: string): Promise<void> {
    return this.limiter.forgive(FAILURES, keyOf(email, address));
  }
}

function keyOf(email: string, address: string): string {
  return `${clientKey(address)} ${email}`;
}
