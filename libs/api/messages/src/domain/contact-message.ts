import { DomainError, violation, type Edit, type Versioned, type Violation } from '@site/api-kernel';
import { cleanEmail, isEmail, isOneLine, lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import type { Locale, MessageState, ValidationRule } from '@site/vocabulary';
import { SPAM_SCORE, spamScore, type SpamSignals } from './spam-score';

/** What a visitor wrote; the empty text where nothing was given. */
export interface MessageDraft {
  readonly nom: string;
  readonly email: string;
  readonly organisation: string;
  readonly telephone: string;
  readonly sujet: string;
  /** What is stored before the message itself, beside its length. */
  readonly details?: string;
  readonly message: string;
  /** In which the visitor read the site. */
  readonly language: Locale;
}

/** A message to the firm, under the names of the specification (§3). Nothing of where it was sent from is kept. */
export class ContactMessage implements Versioned {
  readonly version: number = 1;
  readonly nom!: string;
  readonly email!: string;
  readonly organisation!: string;
  readonly telephone!: string;
  readonly sujet!: string;
  readonly message!: string;
  readonly language!: Locale;
  readonly status: MessageState;
  /** When it was first opened in the administration, or filed there. */
  readonly readAt: Date | null = null;
  /** What administrators tell each other about it; no visitor is shown it, and no letter says it. */
  readonly note: string = '';
  readonly spamScore: number;
  readonly createdAt: Date;
  readonly lastEdit: Edit;

  /** @throws DomainError `validation_failed` when the draft breaks a rule of the specification (§5) */
  constructor(
    readonly id: string,
    draft: MessageDraft,
    signs: SpamSignals,
    edit: Edit,
  ) {
    const violations = Object.entries(RULES).flatMap(([name, rule]) =>
      rule(draft[name as keyof typeof RULES]),
    );
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
    const { nom, email, organisation, telephone, sujet, details = '' } = draft;
    const [name, firm, phone, subject] = [nom, organisation, telephone, sujet].map((line) => line.trim());
    Object.assign(this, { nom: name, organisation: firm, telephone: phone, sujet: subject });
    Object.assign(this, { email: cleanEmail(email) });
    const message = details + draft.message;
    Object.assign(this, { message, language: draft.language });
    this.spamScore = spamScore({ ...draft, message }, signs);
    this.status = this.spamScore >= SPAM_SCORE ? 'spam' : 'new';
    this.createdAt = edit.at;
    this.lastEdit = edit;
  }

  /** The firm is told by mail of what is not spam. */
  get isForTheFirm(): boolean {
    return this.status !== 'spam';
  }

  /** Who files a message has read it. */
  file(status: MessageState, edit: Edit): void {
    Object.assign(this, { status, readAt: this.readAt ?? edit.at, lastEdit: edit });
  }

  /** @throws DomainError `validation_failed` */
  annotate(text: string): void {
    const violations = tooLong('note', TEXT_LIMITS.message_note, text);
    if (violations.length > 0) throw new DomainError('validation_failed', { violations });
    Object.assign(this, { note: text.trim() });
  }
}

const RULES = {
  nom: required('nom', 'contact_name_required', TEXT_LIMITS.full_name),
  email: (text: string) => {
    if (!isOneLine(text)) return [violation('/email', 'one_line_expected')];
    return isEmail(text) ? [] : [violation('/email', 'contact_email_required')];
  },
  organisation: line('organisation', TEXT_LIMITS.organisation),
  telephone: line('telephone', TEXT_LIMITS.telephone),
  sujet: (text: string) =>
    text !== '' && text.trim() === ''
      ? [violation('/sujet', 'contact_subject_required')]
      : line('sujet', TEXT_LIMITS.subject)(text),
  message: (text: string) =>
    text.trim() === ''
      ? [violation('/message', 'contact_message_required')]
      : tooLong('message', TEXT_LIMITS.message, text),
};

function required(name: string, rule: ValidationRule, max: number) {
  return (text: string): Violation[] =>
    text.trim() === '' ? [violation(`/${name}`, rule)] : line(name, max)(text);
}

function line(name: string, max: number) {
  return (text: string): Violation[] =>
    isOneLine(text) ? tooLong(name, max, text) : [violation(`/${name}`, 'one_line_expected')];
}

function tooLong(name: string, max: number, text: string): Violation[] {
  return lengthOf(text) > max ? [violation(`/${name}`, 'text_too_long', { max })] : [];
}
