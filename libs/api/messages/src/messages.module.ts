import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, IdGenerator, RateLimiter } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database, MikroOrmRepository } from '@site/api-platform/persistence';
import { FirmMailbox } from './application/firm-mailbox';
import { MessageRepository } from './application/message.repository';
import { MessageService } from './application/message.service';
import { ReadMarks } from './application/read-marks';
import { ContactMessage } from './domain/contact-message';
import { ContactMessagesController } from './infrastructure/http/contact-messages.controller';
import { MessagesController } from './infrastructure/http/messages.controller';
import { ContactLetter } from './infrastructure/mail/contact-letter';
import { MessageData } from './infrastructure/persistence/message-data';
import { MessageReader, PostgresMessageReader } from './infrastructure/persistence/message.reader';
import { PostgresReadMarks } from './infrastructure/persistence/postgres.read-marks';

/** Needs from the composition root: the database, limits, the clock, identifiers and `FirmMailbox`. */
@Module({
  controllers: [ContactMessagesController, MessagesController],
  providers: [
    {
      provide: MessageRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, ContactMessage),
    },
    {
      provide: MessageReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresMessageReader(database),
    },
    {
      provide: ReadMarks,
      inject: [Database],
      useFactory: (database: Database) => new PostgresReadMarks(database),
    },
    {
      provide: MessageService,
      inject: [MessageRepository, ReadMarks, RateLimiter, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof MessageService>) => new MessageService(...parts),
    },
    {
      provide: MessageData,
      inject: [Database],
      useFactory: (database: Database) => new MessageData(database),
    },
    {
      provide: ContactLetter,
      inject: [MessageReader, FirmMailbox, SETTINGS],
      useFactory: (messages: MessageReader, mailbox: FirmMailbox, { publicUrl }: Settings) =>
        new ContactLetter(messages, mailbox, publicUrl),
    },
  ],
  exports: [ContactLetter, MessageData],
})
export class MessagesModule {}
