import { Logger, Module } from '@nestjs/common';
import { FileUpkeep, FilesModule } from '@site/api-files';
import { ContentChanges } from '@site/api-kernel';
import { Outbox, OutboxModule } from '@site/api-mail';
import { ChangeFeed } from '@site/api-platform/change-feed';
import { PostgresIdempotencyStore } from '@site/api-platform/idempotency';
import { NightlyBackup } from '@site/api-platform/backup';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { JobQueue, Pace, traced } from '@site/api-platform/jobs';
import { PostgresRateLimiter } from '@site/api-platform/limits';
import { Database } from '@site/api-platform/persistence';
import { TELEMETRY, type Telemetry } from '@site/api-platform/telemetry';
import { WebhookDelivery, Webhooks } from '@site/api-platform/webhooks';
import { announcements, deliveries, letters, scheduled } from './background-work';
import { BackupModule } from './backup.module';
import { PersonalDataRegistry } from './personal-data-registry';
import { ReleaseAssets } from './web/release-assets';
import { WebhooksModule } from './webhooks.module';

/** What the product does beside requests. */
@Module({
  imports: [BackupModule, FilesModule, OutboxModule, WebhooksModule],
  providers: [
    {
      provide: JobQueue,
      inject: [
        Database,
        ContentChanges,
        Outbox,
        PersonalDataRegistry,
        FileUpkeep,
        PostgresRateLimiter,
        PostgresIdempotencyStore,
        ChangeFeed,
        Webhooks,
        WebhookDelivery,
        SETTINGS,
        NightlyBackup,
        TELEMETRY,
      ],
      useFactory: (
        database: Database,
        changes: ContentChanges,
        outbox: Outbox,
        held: PersonalDataRegistry,
        upkeep: FileUpkeep,
        limiter: PostgresRateLimiter,
        keys: PostgresIdempotencyStore,
        feed: ChangeFeed,
        webhooks: Webhooks,
        delivery: WebhookDelivery,
        { newsletterPerMinute }: Settings,
        backup: NightlyBackup | null,
        telemetry: Telemetry | null,
      ) => {
        const log = new Logger('Background');
        const pace = new Pace(database, 'announcements', newsletterPerMinute);
        const works = [
          ...(outbox.isOpen ? [letters(outbox), announcements(outbox, pace)] : []),
          deliveries(delivery),
          ...scheduled({
            backup,
            held,
            upkeep,
            passing: [limiter, keys, feed, webhooks, new ReleaseAssets(database)],
            log,
          }),
        ].map((work) => traced(work, telemetry));
        const jobs = new JobQueue(database, works);
        changes.onChange('outgoing_letters', () => {
          for (const queue of ['letters', 'announcements']) jobs.wake(queue);
        });
        changes.onChange('webhook_deliveries', () => jobs.wake('webhooks'));
        return jobs;
      },
    },
  ],
})
export class BackgroundModule {}
