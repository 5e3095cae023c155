/** Codes of an application that shows another one each thirty seconds (RFC 6238). */
export abstract class OneTimeCodes {
  /** A new secret, in base32. */
  abstract secret(): string;
  /** The address that an application reads the secret from. */
  abstract uri(secret: string, account: string): string;
  /**
   * The step of thirty seconds that the code is of, at most one beside that of the moment.
   * @param at milliseconds since 1970
   */
  abstract stepOf(code: string, secret: string, at: number): number | undefined;
}

/** Keeps secrets that have to be read again unreadable to whoever has the database alone. */
export abstract class SecretBox {
  abstract seal(secret: string): string;
  /** Undefined when it was sealed with a key that is no longer accepted. */
  abstract open(sealed: string): string | undefined;
}
