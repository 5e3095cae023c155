import { setTimeout as pause } from 'node:timers/promises';
import { Logger, Module } from '@nestjs/common';
import { Clock, Mailer } from '@site/api-kernel';
import { LetterWriters } from './application/letter-writers';
import { Outbox } from './application/outbox';
import { MailModule } from './mail.module';

/** Letters that wait. Needs `LetterWriters` and the clock from the composition root. */
@Module({
  imports: [MailModule],
  providers: [
    {
      provide: Outbox,
      inject: [LetterWriters, Mailer, Clock],
      useFactory: (writers: LetterWriters, mailer: Mailer, clock: Clock) =>
        new Outbox({
          writers,
          mailer,
          clock,
          pause: (seconds, signal) => pause(seconds * 1_000, undefined, { signal }),
          log: new Logger('Outbox'),
        }),
    },
  ],
  exports: [Outbox],
})
export class OutboxModule {}
