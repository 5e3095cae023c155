import { Module } from '@nestjs/common';
import { Clock, IdGenerator, RateLimiter } from '@site/api-kernel';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide, providePort, provideRepository } from '@site/api-platform/providers';
import { FirmMailbox } from './application/firm-mailbox';
import { MessageRepository } from './application/message.repository';
import { MessageService } from './application/message.service';
import { ReadMarks } from './application/read-marks';
import { ContactMessage } from './domain/contact-message';
import { ContactMessagesController } from './infrastructure/http/contact-messages.controller';
import { MessagesController } from './infrastructure/http/messages.controller';
import { ContactLetter } from './infrastructure/mail/contact-letter';
import { MessageData } from './infrastructure/persistence/message-data';
import { MessageReader } from './infrastructure/persistence/message.reader';
import { PostgresReadMarks } from './infrastructure/persistence/postgres.read-marks';

/** Needs from the composition root: the database, limits, the clock, identifiers and `FirmMailbox`. */
@Module({
  controllers: [ContactMessagesController, MessagesController],
  providers: [
    provideRepository(MessageRepository, ContactMessage),
    provide(MessageReader, Database),
    providePort(ReadMarks, PostgresReadMarks, Database),
    provide(MessageService, MessageRepository, ReadMarks, RateLimiter, IdGenerator, Clock),
    provide(MessageData, Database),
    provide(ContactLetter, MessageReader, FirmMailbox, SETTINGS),
  ],
  exports: [ContactLetter, MessageData],
})
export class MessagesModule {}
