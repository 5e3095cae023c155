import type { Letter } from './letter';

/**
 * `sent`: the server took it. `refused`: it never will. `failed`: it may at another time. `unreachable`: it takes no
 * letter at all for now.
 */
export type Delivery = 'sent' | 'refused' | 'failed' | 'unreachable';

export abstract class Mailer {
  /** Whether there is a mail server to hand letters to. */
  abstract readonly available: boolean;
  /**
   * Tries once, and does not throw.
   * @param name of the letter, the same at each try: a receiver that has it already can tell
   */
  abstract send(letter: Letter, name?: string): Promise<Delivery>;
}
