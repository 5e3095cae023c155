import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../application/one-time-codes';

const SECONDS = 30;
/** Of random: as many as HMAC-SHA-1 answers (RFC 4226 § 4). */
const SECRET_BYTES = 20;
/** Steps by which the clock of a device may differ. */
const DRIFT = 1;

export class TotpCodes implements OneTimeCodes {
  /** @param issuer whose account it is, as the application shows it */
  constructor(private readonly issuer: string) {}

  secret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  uri(secret: string, account: string): string {
    return new TOTP({ issuer: this.issuer, label: account, secret }).toString();
  }

  stepOf(code: string, secret: string, at: number): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined;
    const delta = new TOTP({ secret }).validate({ token: code, timestamp: at, window: DRIFT });
    return delta === null ? undefined : Math.floor(at / 1000 / SECONDS) + delta;
  }
}
