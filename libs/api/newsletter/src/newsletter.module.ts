import { Module } from '@nestjs/common';
import { IdGenerator, Mailer, RateLimiter } from '@site/api-kernel';
import { SETTINGS } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { provide, providePort } from '@site/api-platform/providers';
import { AnnouncedNews } from './application/announced-news';
import { AnnouncementService } from './application/announcement.service';
import { AnnouncementStore } from './application/announcement.store';
import { AnnouncementWriter } from './application/announcement.writer';
import { ConfirmationWriter } from './application/confirmation.writer';
import { LinkKeys } from './application/link-keys';
import { NewsletterService } from './application/newsletter.service';
import { Sender } from './application/sender';
import { SubscriptionStore } from './application/subscription.store';
import { AnnouncementsController } from './infrastructure/http/announcements.controller';
import { NewsletterController } from './infrastructure/http/newsletter.controller';
import { SubscribersController } from './infrastructure/http/subscribers.controller';
import { NewsletterData } from './infrastructure/persistence/newsletter-data';
import { MikroOrmAnnouncementStore } from './infrastructure/persistence/mikro-orm-announcement.store';
import { MikroOrmSubscriptionStore } from './infrastructure/persistence/mikro-orm-subscription.store';
import { SubscriberReader } from './infrastructure/persistence/subscriber.reader';
import { HmacLinkKeys } from './infrastructure/security/hmac-link-keys';

/** Needs from the composition root: the database, identifiers, limits, the clock, `Mailer`, `Sender` and `AnnouncedNews`. */
@Module({
  controllers: [NewsletterController, SubscribersController, AnnouncementsController],
  providers: [
    providePort(SubscriptionStore, MikroOrmSubscriptionStore, Database),
    provide(SubscriberReader, Database),
    providePort(LinkKeys, HmacLinkKeys, SETTINGS),
    provide(NewsletterService, SubscriptionStore, LinkKeys, RateLimiter, IdGenerator),
    provide(ConfirmationWriter, SubscriptionStore, LinkKeys, Sender, SETTINGS),
    providePort(AnnouncementStore, MikroOrmAnnouncementStore, Database),
    provide(AnnouncementWriter, AnnouncementStore, AnnouncedNews, LinkKeys, Sender, SETTINGS),
    provide(AnnouncementService, AnnouncementStore, AnnouncementWriter, Mailer, IdGenerator),
    provide(NewsletterData, Database, LinkKeys),
  ],
  exports: [AnnouncementWriter, ConfirmationWriter, NewsletterData],
})
export class NewsletterModule {}
