export { LetterWriters } from './application/letter-writers';
export { Outbox } from './application/outbox';
export { LetterData } from './infrastructure/letter-data';
export { MailModule } from './mail.module';
export { OutboxModule } from './outbox.module';
