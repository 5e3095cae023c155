import { Module } from '@nestjs/common';
import { IdGenerator, RateLimiter } from '@site/api-kernel';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { AnnouncedNews } from './application/announced-news';
import { AnnouncementService } from './application/announcement.service';
import { AnnouncementStore } from './application/announcement.store';
import { AnnouncementWriter } from './application/announcement.writer';
import { ConfirmationWriter } from './application/confirmation.writer';
import { LinkKeys } from './application/link-keys';
import { NewsletterService } from './application/newsletter.service';
import { Post } from './application/post';
import { Sender } from './application/sender';
import { SubscriptionStore } from './application/subscription.store';
import { AnnouncementsController } from './infrastructure/http/announcements.controller';
import { NewsletterController } from './infrastructure/http/newsletter.controller';
import { SubscribersController } from './infrastructure/http/subscribers.controller';
import { NewsletterData } from './infrastructure/persistence/newsletter-data';
import { MikroOrmSubscriptionStore } from './infrastructure/persistence/mikro-orm-subscription.store';
import { PostgresAnnouncementStore } from './infrastructure/persistence/postgres.announcement.store';
import { PostgresSubscriberReader, SubscriberReader } from './infrastructure/persistence/subscriber.reader';
import { HmacLinkKeys } from './infrastructure/security/hmac-link-keys';

/** Needs from the composition root: the database, identifiers, limits, the clock, `Sender`, `Post` and `AnnouncedNews`. */
@Module({
  controllers: [NewsletterController, SubscribersController, AnnouncementsController],
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
      provide: AnnouncementStore,
      inject: [Database],
      useFactory: (database: Database) => new PostgresAnnouncementStore(database),
    },
    {
      provide: AnnouncementWriter,
      inject: [AnnouncementStore, AnnouncedNews, LinkKeys, Sender, SETTINGS],
      useFactory: (
        store: AnnouncementStore,
        news: AnnouncedNews,
        keys: LinkKeys,
        sender: Sender,
        { publicUrl }: Settings,
      ) => new AnnouncementWriter(store, news, keys, sender, publicUrl),
    },
    {
      provide: AnnouncementService,
      inject: [AnnouncementStore, AnnouncementWriter, Post],
      useFactory: (...parts: ConstructorParameters<typeof AnnouncementService>) =>
        new AnnouncementService(...parts),
    },
    {
      provide: NewsletterData,
      inject: [Database, LinkKeys],
      useFactory: (database: Database, keys: LinkKeys) => new NewsletterData(database, keys),
    },
  ],
  exports: [AnnouncementWriter, ConfirmationWriter, NewsletterData],
})
export class NewsletterModule {}
