import { createHmac } from 'node:crypto';
import type { Settings } from '@site/api-platform';

/** The secrets whose tokens are accepted, by the key id in the header of a token; new ones are signed with `current`. */
export class SigningKeys {
  readonly current: string;
  readonly currentId: string;
  readonly issuer: string;
  readonly audience: string;
  private readonly secrets: ReadonlyMap<string, string>;

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
    this.secrets = new Map(accepted.map((secret) => [keyId(secret), secret]));
  }

  /** The secret that a token says it was signed with; undefined when that is not accepted. */
  secretFor(token: string): string | undefined {
    const id = keyIdOf(token);
    return id === undefined ? this.current : this.secrets.get(id);
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
