import type { Locale } from '@site/vocabulary';
import type { Subscription } from '../domain/subscription';

/** What links in letters do. */
export type LinkAction = 'confirm' | 'leave';

/** A subscription that is being changed: nobody else changes it meanwhile. */
export interface Changing {
  readonly subscription: Subscription;
  /** Time of the database. */
  readonly now: Date;
}

export interface AskedOf {
  readonly found: Subscription | undefined;
  /** When the letters of the last day were asked for. */
  readonly lettersAsked: readonly Date[];
  readonly now: Date;
}

export interface Asking {
  readonly subscription: Subscription;
  /** Id of the letter that is to be sent, if one is. */
  readonly letter: string | undefined;
}

/** What a confirmation letter needs to be worded. */
export interface LetterFacts {
  readonly email: string;
  readonly language: Locale;
}

export interface LinkHashes {
  readonly confirm: string;
  readonly leave: string;
}

/** Subscriptions and the letters that were asked for. A call is one transaction; times are the database's. */
export abstract class SubscriptionStore {
  /**
   * Adds or changes the subscription of an address.
   * @param hashes keyed hashes by which the address is known, the first by which it will be
   */
  abstract ask(
    email: string,
    hashes: readonly [string, ...string[]],
    change: (standing: AskedOf) => Asking,
  ): Promise<void>;
  /** Answers whether the link is known. */
  abstract follow(
    action: LinkAction,
    tokenHash: string,
    change: (changing: Changing & { readonly until: Date }) => void,
  ): Promise<boolean>;
  /**
   * Notes what the links of a letter are known by, and from now on how long the first holds.
   * Undefined: nobody waits for the letter any more.
   */
  abstract seal(letterId: string, hashes: LinkHashes, hours: number): Promise<LetterFacts | undefined>;
  /** Erases all there is. @throws DomainError `not_found` */
  abstract remove(id: string, by: string): Promise<void>;
}
