import type { ApiKeyScope } from '@site/vocabulary';

/** Of every key: secret scanners find it where it should not be. */
const PREFIX = 'site_key_';
/** Characters of a secret that are shown again. */
const HINT = 6;

interface ApiKeyFacts {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** Id of the administrator who made it, and answers for what is done with it. */
  readonly makerId: string;
  readonly secretHash: string;
}

// The facts are properties of the class: declared here, set by its constructor.
export interface ApiKey extends ApiKeyFacts {}

/** By which a machine calls the API; its secret is known by its hash alone. */
export class ApiKey {
  /** The beginning of the secret, by which people tell it from others. */
  readonly hint: string;

  constructor(facts: ApiKeyFacts, secret: string) {
    Object.assign(this, facts);
    this.hint = secret.slice(0, PREFIX.length + HINT);
  }

  static secretOf(token: string): string {
    return `${PREFIX}${token}`;
  }

  static isSecret(text: string): boolean {
    return text.startsWith(PREFIX);
  }
}
