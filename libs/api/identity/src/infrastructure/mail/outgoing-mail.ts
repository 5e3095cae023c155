import type { Letter, WordedLetter } from '@site/api-kernel';

/** Where letters go; the composition root binds it to what speaks with the mail server. */
export abstract class OutgoingMail {
  abstract readonly available: boolean;
  /** Tries once, and does not throw; `failed` may succeed at another time. */
  abstract send(letter: Pick<Letter, 'to' | keyof WordedLetter>): Promise<'sent' | 'refused' | 'failed'>;
}
