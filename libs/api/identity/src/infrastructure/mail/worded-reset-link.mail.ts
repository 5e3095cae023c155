import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from '@site/api-kernel';
import type { ResetLinkMail, ResetLinkLetter } from '../../application/reset-link.mail';
import { wordResetLink } from './reset-link.wording';

/** Milliseconds before the second try; each further pause is five times as long. */
const FIRST_PAUSE = 1_000;

/** Words the letter in the language of whoever asked, and tries again when the mail server does not answer. */
export class WordedResetLinkMail implements ResetLinkMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly firstPause = FIRST_PAUSE,
  ) {}

  get available(): boolean {
    return this.mailer.available;
  }

  async send({ email, ...link }: ResetLinkLetter, tries: number): Promise<boolean> {
    const letter = { to: email, ...wordResetLink(link) };
    for (let tried = 1, wait = this.firstPause; ; tried += 1, wait *= 5) {
      const delivery = await this.mailer.send(letter);
      if (delivery === 'sent' || delivery === 'refused' || tried >= tries) return delivery === 'sent';
      await pause(wait);
    }
  }
}
