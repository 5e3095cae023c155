import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Settings } from '@site/api-platform/config';

/** The secrets whose tokens are accepted, by the key id in the header of a token; new ones are signed with `current`. */
export class SigningKeys {
  private readonly current: string;
  private readonly currentId: string;
  readonly issuer: string;
  readonly audience: string;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  constructor({
    jwtSecret,
    jwtSecretPrevious,
    publicUrl,
  }: Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious' | 'publicUrl'>) {
    this.current = jwtSecret;
    this.currentId = keyId(jwtSecret);
    this.issuer = publicUrl;
    this.audience = `${publicUrl}/api/v1`;
    const accepted = jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
    // A text would be tried as a public key first, for each request.
    this.keys = new Map(accepted.map((secret) => [keyId(secret), createSecretKey(secret, 'utf8')]));
  }

  /** How new tokens are signed. */
  get options(): JwtModuleOptions {
    const { current, currentId: keyid, issuer, audience } = this;
    return { secret: current, signOptions: { algorithm: 'HS256', keyid, issuer, audience } };
  }

  /** The key that a token says it was signed with; undefined when that is not accepted. */
  keyFor(token: string): KeyObject | undefined {
    return this.keys.get(keyIdOf(token) ?? this.currentId);
  }
}

function keyId(secret: string): string {
  return createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 11);
}

function keyIdOf(token: string): string | undefined {
  try {
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
      kid?: unknown;
    };
    return typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
