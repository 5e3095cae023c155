import { setImmediate } from 'node:timers/promises';
import { PasswordHasher } from '../application/password-hasher';

/** No protection at all, one password after the other; counts how often it was asked. */
export class QuickPasswordHasher extends PasswordHasher {
  asked = 0;

  async hash(password: string): Promise<string> {
    this.asked += 1;
    await setImmediate();
    return `quick:${password}`;
  }

  async verify(hash: string | undefined, password: string): Promise<boolean> {
    this.asked += 1;
    await setImmediate();
    return hash === `quick:${password}`;
  }
}
