/** Where letters go; the composition root binds it to what speaks with the mail server. */
export abstract class OutgoingMail {
  abstract readonly available: boolean;
  /** Tries once, and does not throw; `failed` may succeed at another time. */
  abstract send(letter: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  }): Promise<'sent' | 'refused' | 'failed'>;
}
