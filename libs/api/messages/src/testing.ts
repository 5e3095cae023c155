import type { Server } from 'node:http';
import { anEdit, CountingIdGenerator, FixedClock, InMemoryRepository } from '@site/api-kernel/testing';
import { InMemoryRateLimiter } from '@site/api-platform/limits';
import { Database, type ListPage } from '@site/api-platform/persistence';
import { httpApp } from '@site/api-platform/testing/http';
import { MessageService } from './application/message.service';
import type { ReadMarks } from './application/read-marks';
import { ContactMessage, type MessageDraft } from './domain/contact-message';
import type { SpamSignals } from './domain/spam-score';
import { ContactMessagesController } from './infrastructure/http/contact-messages.controller';
import { MessagesController } from './infrastructure/http/messages.controller';
import type { MessageCountsDto, MessageDto } from './infrastructure/http/message.dto';
import type { MessageNeighboursDto, MessageSummaryDto } from './infrastructure/http/message.dto';
import { MessageReader, type MessageListRequest } from './infrastructure/persistence/message.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export function aDraft(changes: Partial<MessageDraft> = {}): MessageDraft {
  return {
    nom: 'Awa Koné',
    email: 'awa@example.org',
    organisation: '',
    telephone: '',
    sujet: '',
    message: 'Bonjour, pouvez-vous nous appeler ?',
    language: 'fr',
    ...changes,
  };
}

export const CLEAN: SpamSignals = { website: '', seconds: undefined };

export function aMessage(
  changes: Partial<MessageDraft> = {},
  signs: Partial<SpamSignals> = {},
): ContactMessage {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  const at = new Date(Date.UTC(2026, 2, 1, 9, 0, count));
  return new ContactMessage(id, aDraft(changes), { ...CLEAN, ...signs }, anEdit(at));
}

class InMemoryReadMarks implements ReadMarks {
  constructor(private readonly stored: InMemoryRepository<ContactMessage>) {}

  async set(id: string): Promise<void> {
    const message = await this.stored.get(id);
    await this.stored.add(Object.assign(message, { readAt: message.readAt ?? new Date() }));
  }

  async unset(id: string): Promise<void> {
    await this.stored.add(Object.assign(await this.stored.get(id), { readAt: null }));
  }
}

/** Reads the messages of an in-memory repository; filters only as far as HTTP tests need. */
export class InMemoryMessageReader implements Pick<MessageReader, keyof MessageReader> {
  constructor(private readonly stored: InMemoryRepository<ContactMessage>) {}

  async list({ size, status }: MessageListRequest): Promise<ListPage<MessageSummaryDto>> {
    const found = this.stored.all.reverse().filter((one) => status === undefined || one.status === status);
    const items = found.slice(0, size).map((one) => {
      const { message: excerpt, note: _, ...facts } = wireOf(one);
      return { ...facts, excerpt };
    });
    return { items, total: found.length, next: undefined };
  }

  async counts(): Promise<MessageCountsDto> {
    const of = (state: string) => this.stored.all.filter(({ status }) => status === state).length;
    return { new: of('new'), handled: of('handled'), spam: of('spam') };
  }

  async one(id: string): Promise<MessageDto | undefined> {
    const found = this.stored.all.find((one) => one.id === id);
    return found && wireOf(found);
  }

  async beside(id: string): Promise<MessageNeighboursDto | undefined> {
    const all = this.stored.all.reverse();
    const place = all.findIndex((one) => one.id === id);
    const at = ({ id: other, nom }: ContactMessage) => ({ id: other, nom });
    const [previous, next] = [all[place - 1], all[place + 1]];
    return place < 0 ? undefined : { previous: previous ? at(previous) : null, next: next ? at(next) : null };
  }
}

function wireOf(stored: ContactMessage): MessageDto {
  const { id, nom, email, organisation, telephone, sujet, message, language, status, version } = stored;
  const sent = { id, nom, email, organisation, telephone, sujet, message, language, status };
  const wire = (at: Date) => at.toISOString().replace('Z', '000Z');
  const read_at = stored.readAt && wire(stored.readAt);
  const { note, spamScore: spam_score, createdAt } = stored;
  return { ...sent, note, spam_score, created_at: wire(createdAt), read_at, version };
}

/** The routes of messages over memory. */
export async function messagesApp() {
  const stored = new InMemoryRepository<ContactMessage>();
  const limiter = new InMemoryRateLimiter();
  const service = new MessageService(
    stored,
    new InMemoryReadMarks(stored),
    limiter,
    new CountingIdGenerator(),
    new FixedClock(),
  );
  const app = await httpApp({
    controllers: [ContactMessagesController, MessagesController],
    providers: [
      { provide: MessageService, useValue: service },
      { provide: MessageReader, useValue: new InMemoryMessageReader(stored) },
      { provide: Database, useValue: { atomically: (work: () => unknown) => work() } },
    ],
  });
  return { stored, service, server: app.getHttpServer() as Server, close: () => app.close() };
}
