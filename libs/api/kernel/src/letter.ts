/** What is in the texts is sent as it is; markup is the writer's own business. */
export interface WordedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One mail to one person. */
export interface Letter extends WordedLetter {
  /** An e-mail address without a name. */
  readonly to: string;
  /** Where an answer goes, when not to the sender: an e-mail address without a name. */
  readonly replyTo?: string;
  /** Its reader is there for sure: what is refused is a mistake that somebody will put right. */
  readonly insists?: true;
  /** Further headers, such as `List-Unsubscribe`; a value is one line. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Words the letters of one kind. They are worded when they are sent: what waits holds no word and no address. */
export abstract class LetterWriter {
  /** As the trigger that writes of them calls them (procedure `write_letter_about`). */
  abstract readonly kind: string;
  /**
   * @param about id of the record; none is answered when there is nothing to send any more, `later` when it is not known
   * yet where it goes. Several are tried again together when one of them was not taken.
   */
  abstract write(about: string): Promise<readonly Letter[] | 'later'>;
}
