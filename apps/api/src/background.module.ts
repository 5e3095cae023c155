import { Logger, Module } from '@nestjs/common';
import { FileUpkeep, FilesModule } from '@site/api-files';
import { ContentChanges } from '@site/api-kernel';
import { Outbox, OutboxModule } from '@site/api-mail';
import { ChangeFeed } from '@site/api-platform/change-feed';
import { PostgresIdempotencyStore } from '@site/api-platform/idempotency';
import { NightlyBackup } from '@site/api-platform/backup';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { JobQueue, Pace } from '@site/api-platform/jobs';
import { PostgresRateLimiter } from '@site/api-platform/limits';
import { Database } from '@site/api-platform/persistence';
import { announcements, letters, scheduled } from './background-work';
import { BackupModule } from './backup.module';
import { HeldPersonalData } from './held-personal-data';

/** What the product does beside requests. */
@Module({
  imports: [BackupModule, FilesModule, OutboxModule],
  providers: [
    {
      provide: JobQueue,
      inject: [
        Database,
        ContentChanges,
        Outbox,
        HeldPersonalData,
        FileUpkeep,
        PostgresRateLimiter,
        PostgresIdempotencyStore,
        ChangeFeed,
        SETTINGS,
        NightlyBackup,
      ],
      useFactory: (
        database: Database,
        changes: ContentChanges,
        outbox: Outbox,
        held: HeldPersonalData,
        upkeep: FileUpkeep,
        limiter: PostgresRateLimiter,
        keys: PostgresIdempotencyStore,
        feed: ChangeFeed,
        { newsletterPerMinute }: Settings,
        backup: NightlyBackup | null,
      ) => {
        const log = new Logger('Background');
        const pace = new Pace(database, 'announcements', newsletterPerMinute);
        const jobs = new JobQueue(database, [
          ...(outbox.isOpen ? [letters(outbox), announcements(outbox, pace)] : []),
          ...scheduled({ backup, held, upkeep, passing: [limiter, keys, feed], log }),
        ]);
        changes.onChange('outgoing_letters', () => {
          for (const queue of ['letters', 'announcements']) jobs.wake(queue);
        });
        return jobs;
      },
    },
  ],
})
export class BackgroundModule {}
