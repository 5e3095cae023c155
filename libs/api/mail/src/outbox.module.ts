import { Logger, Module } from '@nestjs/common';
import { Clock, ContentChanges } from '@site/api-kernel';
import { Database, Readiness } from '@site/api-platform';
import { LetterWriters } from './application/letter-writers';
import { Mailer } from './application/mailer';
import { Outbox } from './application/outbox';
import { ServerWatch } from './application/server-watch';
import { WaitingLetters } from './application/waiting-letters';
import { OutboxWorker } from './infrastructure/outbox/outbox-worker';
import { PostgresWaitingLetters } from './infrastructure/outbox/postgres-waiting-letters';
import { MailModule } from './mail.module';

/** Letters that wait. Needs `LetterWriters`, the database, the clock and content changes from the composition root. */
@Module({
  imports: [MailModule],
  providers: [
    {
      provide: WaitingLetters,
      inject: [Database],
      useFactory: (database: Database) => new PostgresWaitingLetters(database),
    },
    {
      provide: Outbox,
      inject: [WaitingLetters, LetterWriters, Mailer, Clock],
      useFactory: (waiting: WaitingLetters, writers: LetterWriters, mailer: Mailer, clock: Clock) =>
        new Outbox({ waiting, writers, mailer, server: new ServerWatch(clock), log: new Logger('Outbox') }),
    },
    {
      provide: OutboxWorker,
      inject: [Outbox, ContentChanges, Readiness],
      useFactory: (outbox: Outbox, changes: ContentChanges, readiness: Readiness) =>
        new OutboxWorker({ outbox, changes, readiness, log: new Logger('Outbox') }),
    },
  ],
})
export class OutboxModule {}
