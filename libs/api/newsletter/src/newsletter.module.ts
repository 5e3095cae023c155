import { Module } from '@nestjs/common';
import { IdGenerator, RateLimiter } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { ConfirmationWriter } from './application/confirmation.writer';
import { LinkKeys } from './application/link-keys';
import { NewsletterService } from './application/newsletter.service';
import { Sender } from './application/sender';
import { SubscriptionStore } from './application/subscription.store';
import { NewsletterController } from './infrastructure/http/newsletter.controller';
import { SubscribersController } from './infrastructure/http/subscribers.controller';
import { NewsletterData } from './infrastructure/persistence/newsletter-data';
import { MikroOrmSubscriptionStore } from './infrastructure/persistence/mikro-orm-subscription.store';
import { PostgresSubscriberReader, SubscriberReader } from './infrastructure/persistence/subscriber.reader';
import { HmacLinkKeys } from './infrastructure/security/hmac-link-keys';

/** Needs from the composition root: the database, identifiers, limits, the clock and `Sender`. */
@Module({
  controllers: [NewsletterController, SubscribersController],
  providers: [
    {
      provide: SubscriptionStore,
      inject: [Database],
      useFactory: (database: Database) => new MikroOrmSubscriptionStore(database),
    },
    {
      provide: SubscriberReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresSubscriberReader(database),
    },
    {
      provide: LinkKeys,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new HmacLinkKeys(settings),
    },
    {
      provide: NewsletterService,
      inject: [SubscriptionStore, LinkKeys, RateLimiter, IdGenerator],
      useFactory: (...parts: ConstructorParameters<typeof NewsletterService>) =>
        new NewsletterService(...parts),
    },
    {
      provide: ConfirmationWriter,
      inject: [SubscriptionStore, LinkKeys, Sender, SETTINGS],
      useFactory: (store: SubscriptionStore, keys: LinkKeys, sender: Sender, { publicUrl }: Settings) =>
        new ConfirmationWriter(store, keys, sender, publicUrl),
    },
    {
      provide: NewsletterData,
      inject: [Database, LinkKeys],
      useFactory: (database: Database, keys: LinkKeys) => new NewsletterData(database, keys),
    },
  ],
  exports: [ConfirmationWriter, NewsletterData],
})
export class NewsletterModule {}
