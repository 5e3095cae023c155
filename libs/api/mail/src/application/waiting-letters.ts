/** A letter that this instance alone may send, for `TURN_SECONDS`. */
export interface WaitingLetter {
  readonly id: string;
  readonly kind: string;
  /** Id of the record that it is about. */
  readonly about: string;
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** Seconds since it was written. */
  readonly age: number;
}

/** Longer than any try takes: a letter whose instance has died is another's after that. */
export const TURN_SECONDS = 120;

/**
 * Why a letter waits. `not_reached`: the server was away; `not_sent`: it did not take this one; `not_worded`: the words
 * were not to be had; `not_yet`: it is not known yet where it goes.
 */
export type WaitingCode = 'not_reached' | 'not_sent' | 'not_worded' | 'not_yet';

/** What waits to be sent; all instances of the product share it. */
export abstract class WaitingLetters {
  /**
   * One letter that is due, which nobody else is given as long as the turn lasts.
   * @param early whether one that waits only for the server is given before it is due
   */
  abstract take(kinds: readonly string[], early: boolean): Promise<WaitingLetter | undefined>;
  /** It was sent, or is not to be sent any more. */
  abstract remove(letter: WaitingLetter): Promise<void>;
  /** It is tried again after so many seconds. */
  abstract postpone(letter: WaitingLetter, seconds: number, code: WaitingCode): Promise<void>;
  /** What waits only for the server is due now; letters whose turn lasts are left alone. */
  abstract hasten(): Promise<void>;
}
