import type { LetterWriter, Letter } from '@site/api-kernel';
import type { FirmMailbox } from '../../application/firm-mailbox';
import type { MessageReader } from '../persistence/message.reader';
import { wordContactLetter } from './contact-letter.wording';

/** Tells the firm of a message; an answer goes to the visitor. */
export class ContactLetter implements LetterWriter {
  readonly kind = 'contact_message';

  constructor(
    private readonly messages: Pick<MessageReader, 'one'>,
    private readonly mailbox: FirmMailbox,
    private readonly settings: { readonly publicUrl: string },
  ) {}

  async write(about: string): Promise<readonly Letter[] | 'later'> {
    const message = await this.messages.one(about);
    // Erased meanwhile, or filed as spam.
    if (message === undefined || message.status === 'spam') return [];
    const to = await this.mailbox.address();
    if (to === undefined) return 'later';
    const worded = wordContactLetter(message, `${this.settings.publicUrl}/admin/messages/${message.id}`);
    return [{ to, replyTo: message.email, insists: true, ...worded }];
  }
}
