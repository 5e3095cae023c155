import type { Letter } from '@site/api-kernel';
import { LONGEST_WAIT, pauseAfter } from './back-off';
import type { LetterWriters } from './letter-writers';
import type { Mailer } from './mailer';
import type { ServerWatch } from './server-watch';
import type { WaitingCode, WaitingLetter, WaitingLetters } from './waiting-letters';

export interface OutboxLog {
  error(facts: object, message: string): void;
}

export interface OutboxParts {
  readonly waiting: WaitingLetters;
  readonly writers: LetterWriters;
  readonly mailer: Mailer;
  readonly server: ServerWatch;
  readonly log: OutboxLog;
}

/** Sends what waits, one letter after the other. */
export class Outbox {
  constructor(private readonly parts: OutboxParts) {}

  /** Without a mail server letters wait: nothing is taken out. */
  get isOpen(): boolean {
    return this.parts.mailer.available;
  }

  /** Works on the next letter that is due. Answers whether there was one. */
  async sendNext(): Promise<boolean> {
    const { waiting, writers, server } = this.parts;
    if (server.isPausing) return false;
    const letter = await waiting.take(writers.kinds, server.isProbing);
    if (letter === undefined) return false;
    if (letter.age > LONGEST_WAIT) {
      this.tell(letter, 'letter_given_up', 'a letter waited too long and will not be sent');
      await waiting.remove(letter);
    } else {
      await this.send(letter);
    }
    return true;
  }

  private async send(letter: WaitingLetter): Promise<void> {
    const { waiting, server } = this.parts;
    const code = await this.attempt(letter);
    if (code === undefined) return waiting.remove(letter);
    const pause = code === 'not_reached' ? server.missed() : pauseAfter(letter.attempts, letter.age);
    await waiting.postpone(letter, pause, code);
  }

  /** Answers why the letter is to be tried again. */
  private async attempt(letter: WaitingLetter): Promise<WaitingCode | undefined> {
    const letters = await this.worded(letter);
    if (letters === undefined) return 'not_worded';
    if (letters === 'later') return 'not_yet';
    for (const [index, worded] of letters.entries()) {
      // A letter keeps its name through all tries.
      const name = index === 0 ? letter.id : `${letter.id}.${index}`;
      const delivery = await this.parts.mailer.send(worded, name);
      if (delivery === 'unreachable') return 'not_reached';
      if (this.parts.server.met(delivery !== 'failed')) await this.parts.waiting.hasten();
      if (delivery === 'failed') return 'not_sent';
      if (delivery === 'refused') {
        this.tell(letter, 'letter_refused', 'the mail server will not take a letter');
      }
    }
    return undefined;
  }

  private async worded(letter: WaitingLetter): Promise<readonly Letter[] | 'later' | undefined> {
    try {
      return (await this.parts.writers.of(letter.kind)?.write(letter.about)) ?? [];
    } catch (error) {
      this.tell(letter, 'letter_not_worded', 'a letter could not be worded', error);
      return undefined;
    }
  }

  /** Ids only: what a letter says, and to whom, is nobody's business here. */
  private tell(letter: WaitingLetter, event: string, message: string, error?: unknown): void {
    const { kind, about, attempts } = letter;
    this.parts.log.error(
      { event, kind, about, attempts, ...(error !== undefined && { err: error }) },
      message,
    );
  }
}
