import type { Locale } from '@site/vocabulary';

export interface ResetLinkLetter {
  readonly email: string;
  readonly url: string;
  readonly locale: Locale;
  /** Minutes for which the link holds. */
  readonly minutes: number;
}

/** Mails a person the link to choose a new password. */
export abstract class ResetLinkMail {
  /** Whether mail can be sent at all. */
  abstract readonly available: boolean;
  /** Tries up to `tries` times. Answers whether the mail server has taken the letter; does not throw. */
  abstract send(letter: ResetLinkLetter, tries: number): Promise<boolean>;
}
