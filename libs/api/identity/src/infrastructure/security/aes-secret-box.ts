import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '@site/api-platform/config';
import type { SecretBox } from '../../application/one-time-codes';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG, KEY] = [12, 16, 32];

/** Sealed with a key made of `JWT_SECRET`; what the former one has sealed is opened as well. */
export class AesSecretBox implements SecretBox {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor({ jwtSecret, jwtSecretPrevious }: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious'>) {
    const former = jwtSecretPrevious === undefined ? [] : [keyOf(jwtSecretPrevious)];
    this.keys = [keyOf(jwtSecret), ...former];
  }

  seal(secret: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    for (const key of this.keys) {
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // Sealed with another key.
      }
    }
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', KEY));
}
