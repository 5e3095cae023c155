import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit } from '@site/api-platform/persistence';
import { TEXT_LIMITS, type Locale, type MessageState } from '@site/vocabulary';
import { ContactMessage } from '../../domain/contact-message';

/** The fields of §3, and what becomes of a message. */
export const ContactMessageSchema = defineEntity({
  class: ContactMessage,
  className: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    nom: p.string().length(TEXT_LIMITS.full_name),
    email: p.string().length(TEXT_LIMITS.email),
    organisation: p.string().length(TEXT_LIMITS.organisation),
    telephone: p.string().length(TEXT_LIMITS.telephone),
    sujet: p.string().length(TEXT_LIMITS.subject),
    message: p.text(),
    language: p.string().length(2).$type<Locale>(),
    status: p.string().length(10).$type<MessageState>(),
    spamScore: p.integer(),
    readAt: p.datetime(6).nullable(),
    note: p.text().default(''),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], name: 'contact_messages_newest_first' }],
});
