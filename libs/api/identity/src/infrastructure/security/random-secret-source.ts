import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { SecretSource } from '../../application/tokens';

const TOKEN_BYTES = 32;
/** Without the characters that are mistaken for one another when read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Without I, O, 0 and 1. */
const BASE32 = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/**
 * A successor is derived from its predecessor and a salt: the database, which has the salt but only hashes of
 * tokens, cannot tell it, and it stays the same while the signing secret is being replaced.
 */
export class RandomSecretSource extends SecretSource {
  token(): string {
    return randomBytes(TOKEN_BYTES).toString('base64url');
  }

  salt(): string {
    return randomBytes(TOKEN_BYTES).toString('hex');
  }

  successorOf(refreshToken: string, salt: string): string {
    return createHmac('sha256', refreshToken).update(`successor:${salt}`).digest('base64url');
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  recoveryCode(): string {
    const groups = Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => BASE32[randomInt(BASE32.length)]).join(''),
    );
    return groups.join('-');
  }

  password(): string {
    return Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  }
}
