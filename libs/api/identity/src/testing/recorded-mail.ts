import { Mailer, type Delivery, type Letter } from '@site/api-kernel';

/** Keeps letters instead of sending them. */
export class RecordedMail extends Mailer {
  available = true;
  tries = 0;
  readonly letters: Letter[] = [];
  /** What the next tries come to; after them, letters are sent. */
  outcomes: Exclude<Delivery, 'sent'>[] = [];

  async send(letter: Letter): Promise<Delivery> {
    this.tries += 1;
    const outcome = this.outcomes.shift();
    if (outcome !== undefined) return outcome;
    this.letters.push(letter);
    return 'sent';
  }

  /** Tokens of the links that were sent, in order. */
  get tokens(): string[] {
    return this.letters.map(({ text }) => tokenOf(text));
  }
}

export function tokenOf(text: string | null): string {
  return /#([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}
