export { FirmMailbox } from './application/firm-mailbox';
export { ContactLetter } from './infrastructure/mail/contact-letter';
export { MessageData } from './infrastructure/persistence/message-data';
export { ContactMessageSchema } from './infrastructure/persistence/message.mapping';
export { MessagesModule } from './messages.module';
