export { LetterWriters } from './application/letter-writers';
export { Mailer } from './application/mailer';
export type { Delivery } from './application/mailer';
export { LetterData } from './infrastructure/outbox/letter-data';
export { MailModule } from './mail.module';
export { OutboxModule } from './outbox.module';
