import { demandVersion, Edit, spendMail } from '@site/api-kernel';
import type { Clock, IdGenerator, Limit, RateLimiter, SeenVersions } from '@site/api-kernel';
import type { MessageState } from '@site/vocabulary';
import { ContactMessage, type MessageDraft } from '../domain/contact-message';
import type { SpamSignals } from '../domain/spam-score';
import type { MessageRepository } from './message.repository';
import type { ReadMarks } from './read-marks';

/** Messages of one visitor: those that were understood, so that a mistake in the form costs nothing. */
const MESSAGES: Limit = { name: 'contact', points: 5, seconds: 10 * 60 };

/** What an administrator makes of a message; a note that is absent stays as it is. */
export interface Filing {
  readonly status: MessageState;
  readonly note?: string | undefined;
}

/** What visitors write, and what the firm does with it. */
export class MessageService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly marks: ReadMarks,
    private readonly limiter: RateLimiter,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message; the letter to the firm is written with it.
   * @param client what the visitor is counted under; it is not stored
   * @throws DomainError `rate_limited`, or `dependency_unavailable` when nobody can tell
   */
  async receive(draft: MessageDraft, signs: SpamSignals, client: string): Promise<void> {
    const edit = new Edit(null, this.clock.now());
    const message = new ContactMessage(this.ids.next(), draft, signs, edit);
    await this.limiter.spend(MESSAGES, client);
    if (message.isForTheFirm) await spendMail(this.limiter);
    await this.messages.add(message);
  }

  /** @throws DomainError `not_found` */
  async open(id: string): Promise<void> {
    await this.marks.set(id);
  }

  /** It was opened, and is to be read again, by whoever comes next. @throws DomainError `not_found` */
  async leaveUnread(id: string): Promise<void> {
    await this.marks.unset(id);
  }

  async file(id: string, { status, note }: Filing, seen: SeenVersions, editor: string): Promise<void> {
    const message = await this.messages.get(id);
    demandVersion(message, seen);
    message.file(status, new Edit(editor, this.clock.now()));
    if (note !== undefined) message.annotate(note);
    await this.messages.save(message);
  }

  async erase(id: string, seen: SeenVersions, editor: string): Promise<void> {
    const message = await this.messages.get(id);
    demandVersion(message, seen);
    await this.messages.remove(message, editor);
  }
}
