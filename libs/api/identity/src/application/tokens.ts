export interface AccessToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Signs what a signed-in person shows with every call: who, and of which session. */
export abstract class AccessTokens {
  abstract issue(userId: string, sessionId: string): Promise<AccessToken>;
}

/** Makes secrets that cannot be guessed; hashes and salts are hexadecimal text. */
export abstract class SecretSource {
  /** What opens something for whoever has it, such as a first refresh token: at least 128 random bits. */
  abstract token(): string;
  abstract salt(): string;
  /** The token that follows one: the same for the same salt, so that it need not be stored. */
  abstract successorOf(refreshToken: string, salt: string): string;
  abstract hashOf(token: string): string;
  /** Written down, for the day a device is lost: 80 random bits that are easy to type. */
  abstract recoveryCode(): string;
  /** A password to be handed over once. */
  abstract password(): string;
}
