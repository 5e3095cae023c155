import { Module } from '@nestjs/common';
import { Clock, Journal } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { WebhookDelivery, Webhooks, WebhooksController } from '@site/api-platform/webhooks';

const rulesOf = ({ webhookLoopback: loopbackToo }: Settings) => ({ loopbackToo });

/** Tells other programs of changes. */
@Module({
  controllers: [WebhooksController],
  providers: [
    {
      provide: Webhooks,
      inject: [Database, Journal, SETTINGS],
      useFactory: (database: Database, journal: Journal, settings: Settings) =>
        new Webhooks(database, journal, rulesOf(settings)),
    },
    {
      provide: WebhookDelivery,
      inject: [Database, Clock, SETTINGS],
      useFactory: (database: Database, clock: Clock, settings: Settings) =>
        new WebhookDelivery(database, clock, rulesOf(settings)),
    },
  ],
  exports: [Webhooks, WebhookDelivery],
})
export class WebhooksModule {}
