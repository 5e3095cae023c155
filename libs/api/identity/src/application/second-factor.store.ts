export interface SecondFactor {
  readonly sealedSecret: string;
  /** ISO 8601; null until a first code has shown that the application has the secret. */
  readonly since: string | null;
  readonly recoveryCodes: number;
  /** Now, by the clock of the database, in milliseconds since 1970. */
  readonly at: number;
}

/** What is asked of people besides their passwords. */
export abstract class SecondFactorStore {
  abstract find(userId: string): Promise<SecondFactor | undefined>;
  /** In the place of one that was never confirmed; false when there is one that holds. */
  abstract begin(userId: string, sealedSecret: string): Promise<boolean>;
  /** False when it holds already. */
  abstract confirm(userId: string, step: number, recoveryHashes: readonly string[]): Promise<boolean>;
  /** False when a code of this step or of a later one was accepted before. */
  abstract useStep(userId: string, step: number, sealedSecret: string): Promise<boolean>;
  abstract useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** @param by id of the user who does it; absent when it is not a person. False when there is none that holds. */
  abstract remove(userId: string, by?: string): Promise<boolean>;
  /** Notes that a code was given in this session. */
  abstract prove(sessionId: string): Promise<void>;
  abstract provedWithin(sessionId: string, seconds: number): Promise<boolean>;
}
