import { Module } from '@nestjs/common';
import { Clock, IdGenerator, Journal } from '@site/api-kernel';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide } from '@site/api-platform/providers';
import { WebhookDelivery, Webhooks, WebhooksController } from '@site/api-platform/webhooks';

/** Tells other programs of changes. */
@Module({
  controllers: [WebhooksController],
  providers: [
    provide(Webhooks, Database, Journal, IdGenerator, SETTINGS),
    provide(WebhookDelivery, Database, Clock, SETTINGS),
  ],
  exports: [Webhooks, WebhookDelivery],
})
export class WebhooksModule {}
