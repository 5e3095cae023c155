import type { Clock, Letter, Mailer } from '@site/api-kernel';
import type { LetterWriters } from './letter-writers';

/** Seconds after which nobody tries any more. */
export const LONGEST_WAIT = 3 * 86_400;
/** Seconds between two tries of a server that takes no letter at all: 2, 4, 8, … */
const PAUSE = { first: 2, longest: 45 };

/** A letter that this instance alone may send. */
export interface WaitingLetter {
  readonly id: string;
  readonly kind: string;
  /** Id of the record that it is about. */
  readonly about: string;
  /** Tries so far, this one included. */
  readonly attempts: number;
  readonly written: Date;
}

/**
 * Why a letter waits. `not_reached`: the process ended while the server was away; `not_sent`: the server did not take
 * this one; `not_worded`: the words were not to be had; `not_yet`: it is not known yet where it goes.
 */
export type WaitingCode = 'not_reached' | 'not_sent' | 'not_worded' | 'not_yet';

/** The letter is to be tried again. */
export class LetterWaits extends Error {
  constructor(code: WaitingCode) {
    super(code);
    // Stored with the letter, where nobody looks for lines of code.
    delete this.stack;
  }

  get code(): string {
    return this.message;
  }
}

export interface OutboxLog {
  log(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface OutboxParts {
  readonly writers: LetterWriters;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Waits for so many seconds. Rejects when the process ends. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void>;
  readonly log: OutboxLog;
}

/** Sends letters that wait. */
export class Outbox {
  constructor(private readonly parts: OutboxParts) {}

  /** Without a mail server letters wait: nothing is taken out. */
  get isOpen(): boolean {
    return this.parts.mailer.available;
  }

  /**
   * Sends a letter, or lets go of it. While no letter at all is taken, this one asks for the server, and those behind it
   * wait. @throws LetterWaits
   */
  async deliver(letter: WaitingLetter, signal: AbortSignal): Promise<void> {
    for (let seconds = PAUSE.first; ; seconds = Math.min(seconds * 2, PAUSE.longest)) {
      if (this.parts.clock.now().getTime() - letter.written.getTime() > LONGEST_WAIT * 1_000) {
        return this.tell('error', letter, 'letter_given_up', 'a letter waited too long and will not be sent');
      }
      const taken = await this.taken(letter);
      if (taken !== 'unreachable') {
        if (taken > 0) this.tell('log', letter, 'letter_sent', 'a letter was sent');
        return;
      }
      await this.parts.pause(seconds, signal).catch(() => {
        throw new LetterWaits('not_reached');
      });
    }
  }

  /** Of how many the server took: none when it refuses them, or when there is nothing to say any more. */
  private async taken(letter: WaitingLetter): Promise<number | 'unreachable'> {
    let taken = 0;
    for (const [index, worded] of (await this.worded(letter)).entries()) {
      // A letter keeps its name through all tries.
      const name = index === 0 ? letter.id : `${letter.id}.${index}`;
      const delivery = await this.parts.mailer.send(worded, name);
      if (delivery === 'unreachable') return delivery;
      if (delivery === 'failed') throw new LetterWaits('not_sent');
      if (delivery === 'sent') taken += 1;
      // Whom it goes to, callers write.
      else this.tell('warn', letter, 'letter_refused', 'the mail server will not take a letter');
    }
    return taken;
  }

  private async worded(letter: WaitingLetter): Promise<readonly Letter[]> {
    const writer = this.parts.writers.of(letter.kind);
    // An instance of a later release words it.
    if (writer === undefined) throw new LetterWaits('not_worded');
    const letters = await writer.write(letter.about).catch((error: unknown) => {
      this.tell('error', letter, 'letter_not_worded', 'a letter could not be worded', error);
      throw new LetterWaits('not_worded');
    });
    if (letters === 'later') throw new LetterWaits('not_yet');
    return letters;
  }

  /** Ids only: what a letter says, and to whom, is nobody's business here. */
  private tell(
    level: keyof OutboxLog,
    letter: WaitingLetter,
    event: string,
    message: string,
    error?: unknown,
  ): void {
    const { kind, about, attempts } = letter;
    this.parts.log[level](
      { event, kind, about, attempts, ...(error !== undefined && { err: error }) },
      message,
    );
  }
}
