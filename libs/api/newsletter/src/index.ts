export { AnnouncedNews } from './application/announced-news';
export { AnnouncementWriter } from './application/announcement.writer';
export { ConfirmationWriter } from './application/confirmation.writer';
export { Sender } from './application/sender';
export { NewsletterData } from './infrastructure/persistence/newsletter-data';
export { AnnouncementSchema } from './infrastructure/persistence/announcement.mapping';
export { SubscriptionSchema } from './infrastructure/persistence/subscription.mapping';
export { NewsletterModule } from './newsletter.module';
